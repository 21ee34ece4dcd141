### A lição da noite: o que se diz em cada passo. Uma coisa a fazer, uma coisa aprendida.

noites-lesson-lure = Você comanda os monstros da Cripta: um Carniçal (a1), um Arqueiro Esqueleto (a2) e uma Múmia (a3). As vítimas correm por aí; cada uma que você pega vale 6 pontos, e depois da última rodada vence quem tem mais. Um turno tem duas partes. Primeiro você pode mover uma vítima qualquer: traga a Lucy para perto do Carniçal.
noites-lesson-run = Depois age um monstro seu. Correr é ir duas vezes mais longe, e passar por cima de uma vítima é pegá-la. O Carniçal é rápido: que ele pegue a Lucy.
noites-lesson-card = Seis pontos! Mas o Bando de Corvos (b3) da Lua Cheia pegou o Otto: seis pontos para eles. Antes do seu turno você pode jogar uma carta. Olho de Águia faz o tiro de um monstro ir mais longe e acertar melhor. Jogue-a.
noites-lesson-stay = Primeiro, de novo, as vítimas. Deixe o Leo fora do alcance do inimigo: leve-o na direção do Arqueiro.
noites-lesson-shoot = Agora, o Arqueiro Esqueleto. Quem mantém posição pode atirar. Cada monstro tem um número, o do Arqueiro é 5: acerta com esse número ou mais, e o alvo rola o número dele para escapar. Atire no Bando de Corvos.
noites-lesson-keep = Deu 3: errou. Acontece. Você ainda tem Esquiva, uma carta para quando for atacado. Agora não jogue nenhuma.
noites-lesson-still = É sempre preciso escolher uma vítima, mas ela pode ficar onde está. Deixe o Leo em paz.
noites-lesson-charge = A Múmia ainda não agiu. Investir é correr até um inimigo e lutar: com 4 ou mais acerta, e o golpe fere. Um monstro destruído vale o custo dele. Invista contra o Bando de Corvos.
noites-lesson-push = Acertou: o Bando de Corvos está ferido e atordoado, e precisa voltar a si antes de agir. Quem perde a luta é empurrado, e você diz para onde: empurre-o para longe.
noites-lesson-end = Assim é a noite: mova uma vítima, aja com um monstro, jogue uma carta quando valer a pena. Um monstro também pode avançar, abrigar-se ou vigiar. Quando todos tiverem agido, começa a próxima rodada; com a última rodada, ou a última vítima, a noite acaba. Na dúvida, toque em “Regras”.
