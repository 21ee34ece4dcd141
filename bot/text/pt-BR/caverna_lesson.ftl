### A lição da caverna: o que se diz em cada passo. Uma coisa a fazer, uma coisa aprendida.

caverna-lesson-enter = Este é o acampamento, em A1. Pela caverna há pepitas de ouro: guarde três aqui e você vence. Cada turno tem uma ação principal. Andar com cuidado leva a até dois espaços, e um resultado de 1 a 3 traz um encontro. Ande até B1.
caverna-lesson-kiss = Estava escuro e você perdeu uma vida: está com 4 de 5. Sem nenhuma, você desmaia e acorda no acampamento. Na mão há um Beijin de Mamãe, que devolve uma vida. Antes e depois da ação principal você pode jogar cartas, cada nome uma vez por turno.
caverna-lesson-event = Novo em folha. Quando não quiser fazer mais nada, diga que está pronto. No fim de cada turno a própria caverna se mexe: paredes caem, entulho rola.
caverna-lesson-search = O computador passou por você e jogou uma pedra: belos amigos! Paredes param pedras, e uma carta chamada Só no Molejo também. Agora busque: você pega até duas cartas da pilha onde está.
caverna-lesson-take = Quantas? Quanto mais, melhor, e a mão não tem limite. Pegue duas. Depois, um resultado de 1 a 3 traz um encontro.
caverna-lesson-patience = Uma pepita de ouro! E o dado não trouxe ninguém. Veio também uma Picaretada, mas guarde-a: pode fazer falta. Termine o turno.
caverna-lesson-wall = Acaba de cair uma parede entre você e C1, a leste. É para isso que serve a Picaretada: tira uma parede ou põe uma. Bata a leste.
caverna-lesson-advance = O caminho está livre. O Avanço Destemido faz tudo: andar até dois, buscar até duas e, depois, um encontro com certeza. Avance para C1.
caverna-lesson-more = Outra pilha, outra chance. Pegue duas.
caverna-lesson-dodge = O encontro é uma Pedra Solta, e vem dano na sua direção. Você tem Só no Molejo, carta que só se joga numa hora dessas. Use-a.
caverna-lesson-enough = Nem um arranhão! E há uma segunda pepita na mão. Mas ouro na mão pode ser roubado ou perdido: só no acampamento fica a salvo. Termine o turno.
caverna-lesson-home = Agora, para casa. Correr são até três passos, com um encontro no fim; mas quem chega ao acampamento está a salvo na hora. Corra por B1 até A1.
caverna-lesson-store = No acampamento você volta a cinco vidas e pode guardar ouro de vez. Custa duas outras cartas: pague com Passar a Mão e Parkour.
caverna-lesson-end = Uma pepita está guardada e outra está na mão: mais duas guardadas, e você vence. O tempo se esgota com desmaios e emoções; quando acaba, vence quem tem mais ouro. O ouro duplo brilha no canto mais longe, E5. Na dúvida, toque em “Regras”.
