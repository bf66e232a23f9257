import type { ClaimSource } from "./claim-source.fixture.ts";

export const portuguese: readonly ClaimSource[] = [
  {
    language: "pt",
    source:
      "A escola de surf da Joana Brito, em Vila Mar, começou a 5 de junho de 2018 com 3 pranchas. Hoje tem 120 alunos e 14 instrutores. Uma aula custa 28 euros e dura uma hora e meia. Um em cada três alunos vem da Alemanha. A faturação chegou a 1,6 milhões de euros em 2024, mais 22 %. A água tem em média 17 °C. O armazém tem 310 metros quadrados. As ondas chegam a 2,8 metros. «O mar ensina devagar», diz Brito. Abre às 8h30, exceto às segundas-feiras. Três quintos dos alunos voltam. No segundo trimestre de 2024 choveu 12 dias.",
    right: [
      "Desde 5/6/2018",
      "120 alunos, catorze instrutores",
      "28 € por aula",
      "90 minutos por aula",
      "Uma aula de 1h30",
      "33% vêm da Alemanha.",
      "1 em cada 3 alunos",
      "1,6 M€ em 2024",
      "+22%",
      "Água a 17 graus",
      "310 m²",
      "Ondas de 280 cm",
      "“O mar ensina devagar”, diz Joana Brito.",
      "Abre às 8:30",
      "60 % dos alunos voltam.",
      "No 2.º trimestre de 2024",
      "Joana Brito ensina em Vila Mar.",
    ],
    wrong: [
      "Desde 6 de maio de 2018",
      "210 alunos",
      "82 € por aula",
      "30 minutos por aula",
      "Um em cada quatro alunos",
      "1,6 mil milhões de euros",
      "Ondas de 2,8 cm",
      "Abre às 9h30",
      "16 % dos alunos voltam.",
      "Joana Prado ensina surf.",
    ],
  },
];
