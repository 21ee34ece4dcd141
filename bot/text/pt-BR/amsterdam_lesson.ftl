### A lição da cidade: o que se diz em cada passo. Uma coisa a fazer, uma coisa aprendida.

amsterdam-lesson-first = Você é o Detetive da equipe preta. Seu Comissário sabe, por um mapa secreto, onde estão três provas, e não pode falar: só lhe entrega imagens. Uma imagem leva a um lugar vizinho. Olhe a carta e os lugares em volta de D4: qual tem mais em comum com ela? O Comissário quer dizer E4. Vá até lá.
amsterdam-lesson-look = Prova, 1 de 3! Chegou outra carta: compare cores, formas, coisas, climas. Dos quatro lugares em volta de E4, o mais parecido é F3. Vá até lá.
amsterdam-lesson-two = Prova, 2 de 3! Enquanto isso, a equipe laranja procura na mesma cidade, ao mesmo tempo. Agora são duas imagens: o lugar fica exatamente a dois passos, e as duas combinam com ele. É E5.
amsterdam-lesson-police = Em E5 nada acontece: ele só deixa você mais perto. Agora, uma imagem. Ela puxa para D6. Vá ver.
amsterdam-lesson-third = A polícia! Seu Comissário não tinha carta melhor. Na terceira vez a equipe perde a rodada; lembre-se de D6. A próxima imagem leva a E6.
amsterdam-lesson-client = Prova, 3 de 3! Agora, e só agora, procure o Cliente. A imagem leva a F5.
amsterdam-lesson-swap = Você venceu a rodada! Os dois mapas estão abertos, com os caminhos das duas equipes. Duas rodadas vencem a partida. Na próxima, faça o outro papel: vire Comissário.
amsterdam-lesson-ready = O Comissário vê um Mapa da Cidade: suas provas, seu Cliente, a polícia. Você escolhe uma imagem para um lugar vizinho da equipe, ou duas para um lugar a dois passos. Diga que pode começar.
amsterdam-lesson-end = A cidade é sua. A próxima rodada vai começar, e quem dá as pistas é você: pense no que outra pessoa vê numa imagem. Cada equipe joga no seu ritmo; não espere. Na dúvida, toque em “Regras”.
