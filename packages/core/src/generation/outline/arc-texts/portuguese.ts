import type { ArcTexts } from "./arc-texts.ts";

export const portuguese: ArcTexts = {
  "educational-tutorial": `Passo, Passos, 3
O que você vai aprender: O que os leitores vão saber fazer no fim?
Por que importa: O que dá errado, ou demora demais, sem isso? Conte um caso.
A ideia central: Qual é a ideia por trás de tudo? Use palavras simples.
Passo {n}: O que os leitores fazem no passo {n}, e como veem que funcionou?
Um exemplo: Onde isso funcionou? Conte um caso real, com um nome ou um número.
Onde as pessoas travam: Onde os iniciantes travam, e o que ajuda?
Experimente: Que exercício dá para fazer em menos de uma hora?`,
  "story-case-study": `Parte, Partes, 1
O que estava em jogo: Quando o desfecho era mais incerto? Comece por aí.
Onde começou: Quem era, onde, e o que era normal antes?
O problema: O que parou de funcionar, e quanto custou?
A decisão: Que decisão mudou o rumo, e quem a tomou?
Parte {n}: O que aconteceu na parte {n} da história?
Como terminou: O que é diferente agora? Um número ajuda.
O que fica: O que os leitores podem usar no próprio trabalho?`,
  "listicle-tips": `Dica, Dicas, 3
Para quem é: Para quem são estas dicas, e com o que ajudam?
Dica {n}: Qual é a dica {n}? Diga o que fazer e por quê, uma frase para cada.
Por onde começar: Que dica experimentar primeiro, e por quê?
Sua vez: O que você quer dos leitores: uma dica, um comentário, que salvem?`,
  "how-to-guide": `Passo, Passos, 3
O que você consegue: Qual é o resultado, e quanto tempo leva?
Do que você precisa: Do que os leitores precisam antes do primeiro passo?
Passo {n}: Qual é o passo {n}? Uma ação que começa com um verbo.
Como conferir: Como os leitores veem que funcionou?
Se falhar: O que mais dá errado, e o que ajuda?
Comece hoje: Qual é a primeira coisa a fazer hoje?`,
  "myth-vs-fact": `Mito, Mitos, 3
O que a maioria acredita: Em que a maioria dos seus leitores acredita?
Mito {n}: Qual é o mito {n}, e o que é verdade?
Por que os mitos duram: Por que as pessoas continuam acreditando?
O que fazer: Em que acreditar ou o que fazer a partir de agora?`,
  "mistakes-to-avoid": `Erro, Erros, 3
Todos nós erramos: Qual destes erros você cometeu, e quando?
Erro {n}: Como é o erro {n}, e qual é o jeito melhor?
O mais caro: Que erro custa mais, e quanto?
Sua vez: O que você quer perguntar aos leitores sobre os erros deles?`,
  checklist: `Item, Itens, 1
Quando usar: Quando os leitores devem usar esta lista?
Antes de começar: O que precisa estar pronto antes?
Item {n}: Qual é o item {n}? Curto o bastante para marcar.
Antes de terminar: O que se esquece de conferir no fim?
Guarde: Onde guardar esta lista, e quem mais precisa dela?`,
  "before-after": `Mudança, Mudanças, 3
O que mudou: Qual é o tamanho da diferença? Uma frase, de preferência com um número.
Mudança {n}: Qual é a mudança {n}: como era antes, e como é agora?
Como foi feito: O que fez a diferença?
O primeiro passo: Qual é o primeiro passo para quem ainda não começou?`,
  "product-launch": `Vantagem, Vantagens, 2
O que há de novo: O que é novo, em uma frase simples?
Por que existe: Que problema resolve?
Vantagem {n}: Qual é a vantagem {n}, e quem a nota primeiro?
Por que acreditar: O que mostra que funciona: um número, um cliente, uma demonstração?
Como conseguir: Como se consegue, e quanto custa?
O que fazer agora: Qual é a única coisa a fazer agora?`,
  "opinion-hot-take": `Razão, Razões, 2
O que eu penso: Qual é a sua posição, em uma frase sem “talvez”?
O outro lado: Qual é o melhor argumento contra você?
Razão {n}: Qual é a razão {n}? Acrescente algo que você mesmo viu.
Onde não vale: Quando você está errado, ou em dúvida?
O que você acha?: Que objeção você quer ouvir dos leitores?`,
  "behind-the-scenes": `Etapa, Etapas, 2
O que ninguém vê: O que as pessoas nunca veem?
A primeira versão: Como era a primeira versão?
Etapa {n}: O que acontece na etapa {n}, e quem faz?
O que não funcionou: O que deu errado no caminho, e quanto custou?
Como está hoje: O que já funciona, e o que falta?
E depois?: O que os leitores poderiam pedir para ver?`,
  "data-insights": `Resultado, Resultados, 3
O número surpreendente: Que número mais surpreendeu você?
O que foi perguntado: O que foi medido, com quem, e quando?
Resultado {n}: Qual é o resultado {n}? Primeiro o número, depois o que significa.
O que se conclui: O que se conclui dos números, e o que não?
O que fazer com isso: O que medir ou mudar a seguir?`,
  "qa-faq": `Pergunta, Perguntas, 3
Quem pergunta: Quem faz estas perguntas, e quando?
Pergunta {n}: Qual é a resposta à pergunta {n}? A pergunta vira o título.
A difícil: Que pergunta as pessoas hesitam em fazer, e o que você responde?
O que você perguntaria?: Para onde os leitores podem mandar perguntas?`,
  "quote-lesson": `Lição, Lições, 3
Em uma frase: Que frase resume tudo?
Lição {n}: Qual é a lição {n}? Curta o bastante para lembrar.
Em um dia comum: Como isso é em um dia comum?
Sua lição: Que lição você gostaria que os leitores acrescentassem?`,
};
