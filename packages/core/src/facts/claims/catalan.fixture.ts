import type { ClaimSource } from "./claim-source.fixture.ts";

export const catalan: readonly ClaimSource[] = [
  {
    language: "ca",
    source:
      "El forn Can Puig de Girona va obrir l'any 1952 i ven 1.300 pans cada dia. El 2024 va facturar 2,4 milions d'euros, un 8,5 % més que l'any anterior. Hi treballen vint-i-tres persones. El pa de pagès pesa 800 grams i costa 4,20 euros. La massa reposa divuit hores a 4 °C. Obren a dos quarts de set del matí. Un de cada tres clients paga en efectiu. El dimarts 10 de setembre de 2024 van estrenar un forn nou de 95.000 euros. «El pa bo no té pressa», diu la Montserrat Puig.",
    right: [
      "2,4 M€ de facturació",
      "2.400.000 euros",
      "Un forn de 95.000 €",
      "0,8 kg de pa",
      "23 treballadors",
      "18 hores de repòs",
      "+8,5 %",
      "El 33 % paga en efectiu.",
      "10/9/2024",
      "1300 pans al dia",
    ],
    wrong: [
      "4,2 milions d’euros",
      "800 kg",
      "32 treballadors",
      "5,8 % més",
      "10 d’octubre de 2024",
      "3.100 pans",
    ],
  },
  {
    language: "ca",
    source:
      "El teatre Kursaal de Manresa va programar 142 funcions el 2024 i va vendre 61.300 entrades, un 7 % més que el 2023. El pressupost és de 3,1 milions d'euros; l'Ajuntament n'aporta dues cinquenes parts. Hi treballen disset persones. L'entrada val 18 euros de mitjana, 9 per als menors de 25 anys. La sala gran té 798 butaques. El dissabte 16 de novembre de 2024 va actuar la Clara Segura. La funció comença a les vuit del vespre i dura una hora i tres quarts.",
    right: [
      "142 funcions",
      "61.300 entrades",
      "3,1 M€ de pressupost",
      "1,24 milions d’euros de l’Ajuntament",
      "17 treballadors",
      "18 € de mitjana",
      "Meitat de preu per als joves: 9 euros",
      "798 butaques",
      "16/11/2024",
      "A les 20:00",
      "105 minuts",
      "El 40 % ve de l’Ajuntament.",
    ],
    wrong: [
      "124 funcions",
      "63.100 entrades",
      "1,3 milions d’euros",
      "disset mil persones",
      "81 euros",
      "789 butaques",
      "6 de novembre de 2024",
      "A les nou del vespre",
      "Una hora i mitja",
    ],
  },
];
