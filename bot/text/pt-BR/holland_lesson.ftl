### A lição de Sir Holland: o que se diz em cada passo. Uma coisa a fazer, uma coisa aprendida.

holland-lesson-choose = Seus dois heróis, azul 1 e azul 2, estão na masmorra de uma torre em chamas. Vence quem tirar mais heróis pelo terraço. Cada um escolhe em segredo uma de sete cartas; depois todas são viradas, e o menor número age primeiro. Comece com a 2, Perseguir: dois passos para seus heróis.
holland-lesson-walk = As duas cartas estão abertas: seu 2 vem antes do 5 do vermelho, então você age primeiro. Dois passos levam longe: à direita até a corda em E1 e, pela corda, até E2. E2 é uma passagem secreta e leva você de graça à outra ponta, A4. (A corda e a passagem valem a partir da carta em que o herói está.)
holland-lesson-villains = O azul 2 já está no quarto andar, e o vermelho 1 subiu até A2. Toda carta tem duas metades: um passo para seus heróis e um truque. O truque da 4, Capturar, são três passos para os vilões. Escolha a 4.
holland-lesson-catch = Primeiro o passo: o azul 2 vai à direita, para B4. Depois o truque: leve o Cavaleiro Negro duas casas à esquerda, de C2 até A2, onde está o vermelho 1. O herói em cima de quem um vilão para cai.
holland-lesson-order = O vermelho 1 caiu em A1! E o vermelho 2 subiu pelos portais da coluna C, o que só a carta 6 permite. Agora, para fora: a 5, Escalar, leva um herói um andar acima, de qualquer lugar.
holland-lesson-escape = O vermelho jogou 1, agiu primeiro e levou o vermelho 2 à sala secreta D3, onde ninguém é apanhado. Sua vez: escale de B4 a B5. Ali há uma corda; seu passo leva você por ela até o terraço.
holland-lesson-portal = Um herói salvo! As cartas jogadas ficam na mesa: escolha bem. Agora o azul 1 precisa subir. A 6, Portal, dá um passo e duas viagens pela coluna C.
holland-lesson-ride = Um passo à direita, ao portal C1; depois suba duas vezes, até C3. Ninguém para na casa de outra peça, mas pode passar por ela.
holland-lesson-danger = Você está em C3, e o Mago Negro espera logo acima. O vermelho ainda tem a 4, Capturar. Um 1 sempre age primeiro: escolha a 1, Esconder.
holland-lesson-hide = Ninguém se esconde num portal: dê um passo à esquerda, para B3, e deite-se. Quem se esconde não pode ser derrubado nesta rodada.
holland-lesson-rest = Deu certo: o Mago parou na sua casa e nada aconteceu. Restam poucas cartas. A 7, Descansar, traz todas de volta e lhe dá o grifo, que desempata. Mas quando todos tiverem descansado duas vezes, só resta uma rodada.
holland-lesson-end = É tudo de que você precisa: andar, escalar, cordas, passagens, portais, vilões, esconderijo e descanso. Um herói seu já saiu; leve o outro para cima e vença. A carta 3 explode uma casa: as cartas de cima descem um andar. Na dúvida, toque em “Regras”.
