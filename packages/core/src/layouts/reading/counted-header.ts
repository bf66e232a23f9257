import { foldText } from "../../text/fold.ts";
import { parseAmount, amountPattern } from "../../numbers/amount.ts";

/** Words that say that numbers count something: `Number of calls`, `Anzahl der Fehler`, `来店者数`. */
const counting =
  /(?<!\p{L})(?:number of|how many|anzahl|wie viele|nombre d|combien d|n[úu]mero de|cu[áa]nt[oa]s|quant[oa]s|عدد|كم)(?!\p{Ll}{3})|[件人回台冊個社者客]数/iu;

/** A period after something that happens in it: `Errors a week`, `Anrufe am Tag`, `Visites par mois`, `週ごと`, `كل شهر`. */
const rate = new RegExp(
  [
    String.raw`(?<=\p{L}\s)(?:an?|per|each|every) (?:hour|day|week|month|quarter|year)`,
    String.raw`(?<=\p{L}\s)(?:pro|am|im|je) (?:Stunde|Tag|Woche|Monat|Quartal|Jahr)`,
    String.raw`(?<=\p{L}\s)par (?:heure|jour|semaine|mois|trimestre|an)`,
    String.raw`(?<=\p{L}\s)(?:por|al|a la|ao|à|cada) (?:hora|d[íi]a|semana|m[eê]s|trimestre|a[ñn]o)`,
  ]
    .map((words) => String.raw`${words}(?!\p{L})`)
    .join("|") +
    "|[毎][日週月年]|(?:1?[日週月年])(?:ごと|別|間の)|(?:كل|في) (?:ال)?(?:يوم|أسبوع|شهر|سنة)",
  "iu",
);

/** Plurals of what people count over time or by group. `Rooms` or `Eggs` aren't here: their numbers are no bars. */
const counted = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    "bookings|bugs|calls|clicks|clients?|customers|downloads|employees|errors|followers|guests|members|offers|orders|readers|sales|sign-?ups|subscribers|tickets|users|views|visitors|visits|votes",
    "Anfragen|Anrufe|Aufrufe|Besucher?|Bestellungen|Buchungen|Fehler|Gäste|Kunden|Leser|Mitarbeiter|Mitglieder|Nutzer|Stimmen|Unfälle|Verkäufe",
    "abonnés|appels|commandes|demandes|erreurs|lecteurs|réservations|salariés|ventes|visite(?:ur)?s",
    "clientes|errores|lectores|llamadas|pedidos|reservas|seguidores|usuarios|ventas|visitas|votos|assinantes|erros|leitores|vendas",
    "الزوار|العملاء|الطلبات|المبيعات|الأخطاء|المكالمات|الحجوزات",
  ].join("|")})(?!\p{L})`,
  "iu",
);

/** Longest header that is searched, UTF-16 code units. */
const maxHeader = 120;

/** Whether a header says what the numbers below it count, so that they can be bars: `Errors a week`, `How 41 homes sold`. */
export function countsBelow(header: string, values: readonly number[]): boolean {
  const words = header.slice(0, maxHeader);
  return counting.test(words) || rate.test(words) || counted.test(words) || isSumOf(words, values);
}

/** Whether the header has the sum of the numbers, so that they are its parts: `How the 41 sales went`. */
export function isSumOf(header: string, values: readonly number[]): boolean {
  const sum = values.reduce((total, value) => total + value, 0);
  const numbers = header.slice(0, maxHeader).match(new RegExp(amountPattern, "gu")) ?? [];
  return sum >= 10 && numbers.some((number) => parseAmount(number) === sum);
}

/** Whether the word after each number is something that people count, e.g. `readers`, or a word of the header. */
export function isCounted(noun: string, header: string): boolean {
  if (counted.exec(noun)?.[0] === noun) return true;
  const words = ` ${foldText(header.slice(0, maxHeader))} `;
  return noun.length >= leastNoun && words.includes(` ${foldText(noun)} `);
}

const leastNoun = 4;
