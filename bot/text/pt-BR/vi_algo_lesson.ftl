### A lição das sombras: o que se diz em cada passo. Uma coisa a fazer, uma coisa aprendida.

vi-algo-lesson-walk = Você é Dabs e está com Bento numa tumba, de noite. Juntos, precisam abrir três saídas diferentes (corda, arpéu, picareta) antes que as tochas acabem, com tesouros nas mãos que valham mais que a confiança no grupo. Um turno tem três ações; uma ação são três passos. Ande até A14, no Salão das Colunas.
vi-algo-lesson-search = Quem entra primeiro numa sala leva o tesouro dela: um Ídolo de ouro, que vale 5! Você está ao lado da runa A21. Buscar é rolar três dados: abaixo da confiança, 14, você acha uma carta. Busque ali.
vi-algo-lesson-mummy = Achou um Amuleto. Mas você terminou o turno sem ninguém por perto, e de noite quem está só vê alguma coisa: a confiança caiu 1 e o ídolo se foi. Agora sua tocha nova traz uma múmia. Coloque-a longe de todos: A33.
vi-algo-lesson-map = Suas múmias andam no começo do seu turno, como os dados mandam. Agora use o Mapa: das três primeiras cartas desta sala, você fica com uma.
vi-algo-lesson-take = A Corda é uma saída, uma das três de que vocês precisam. Fique com ela.
vi-algo-lesson-exit = Tente abrir a saída com a corda: três dados precisam passar do número de tochas que restam, 8. Quanto menos tochas, mais fácil. A dois, custa duas ações. Tente.
vi-algo-lesson-signal = Ela aguenta: uma saída de três! Mas sua múmia chegou até você e levou o Amuleto, seu melhor tesouro. E Bento se afastou: você está só. Sinalize: quem sinalizou não vê nada neste turno. Custa duas ações.
vi-algo-lesson-flee = Resta uma ação. Afaste-se da múmia, na direção de Bento: ande até A15.
vi-algo-lesson-rest = Ainda há passos, mas não é preciso usá-los. Encerre o turno: você sinalizou, e o escuro não lhe faz mal.
vi-algo-lesson-end = Agora você sabe tudo: buscar, ficar junto, sinalizar quando estiver só e abrir três saídas diferentes enquanto houver tochas. Uma já está aberta. Com quatro ou mais pessoas, alguém pode virar traidor. Na dúvida, toque em “Regras”.
