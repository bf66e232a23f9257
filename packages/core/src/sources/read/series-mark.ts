import { readLooseNumber, readNumberMark } from "../../blocks/text/number-mark.ts";
import { toLatinDigits } from "../../text/latin-digits.ts";

/** The number at the start of a heading or line in a series, e.g. `Step 1: ` or `2) `. */
export interface SeriesMark {
  /** The mark as typed, with the space after it. */
  mark: string;
  number: number;
  /** The word before the number in lower case, e.g. `step`; empty for a number alone. */
  word: string;
}

/** Words that are numbered in headings, in en, de, fr, es, pt, it, nl, ja and ar. */
const words =
  "step|tip|rule|mistake|lesson|reason|day|week|part|point|idea|habit|trick|question|myth|fact|principle|phase|level|chapter|number|" +
  "schritt|tipp|regel|fehler|lektion|lehre|grund|tag|woche|teil|punkt|idee|gewohnheit|frage|mythos|prinzip|stufe|kapitel|nummer|" +
  "étape|etape|astuce|conseil|règle|erreur|leçon|raison|jour|semaine|partie|idée|habitude|principe|chapitre|numéro|" +
  "paso|consejo|truco|regla|error|lección|razón|día|semana|parte|punto|hábito|pregunta|mito|principio|fase|capítulo|número|" +
  "passo|dica|regra|erro|lição|razão|motivo|dia|consiglio|regola|errore|lezione|ragione|giorno|settimana|stap|fout|les|reden|dag|" +
  "(?:ال)?(?:خطوة|نصيحة|قاعدة|خطأ|درس|سبب|يوم|أسبوع|فكرة|نقطة)|" +
  "ステップ|手順|コツ|ヒント|ポイント|ルール|失敗|間違い|ミス|教訓|レッスン|理由|習慣|その|第";

/** Number words after a word of a series, from one to ten. */
const spelled: readonly (readonly string[])[] = [
  "one two three four five six seven eight nine ten".split(" "),
  "eins zwei drei vier fünf sechs sieben acht neun zehn".split(" "),
  "un deux trois quatre cinq six sept huit neuf dix".split(" "),
  "uno dos tres cuatro cinco seis siete ocho nueve diez".split(" "),
  [..."一二三四五六七八九十"],
  "الأولى الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة".split(" "),
  "الأول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر".split(" "),
];
const digits = String.raw`\p{Nd}{1,2}|${spelled.flat().join("|")}`;
const japanese = "(?:の?(?:ステップ|コツ|ルール|失敗|間違い|理由|教訓)|(?:日|週間?|つ|番|歩)目?)";

const worded = new RegExp(
  String.raw`^\s*(?<word>${words})[ \u00A0]?(?:no\.?|nr\.?|n[°º]|#)?[ \u00A0]?(?<digits>${digits})(?!\p{L}|\p{Nd})(?:\s*[:：.、)–—-]+\s*|\s+|$)`,
  "iu",
);
/** Matches a number before its word: `1日目：`, `第1週`, `三つ目のコツ`. */
const counted = new RegExp(
  String.raw`^\s*第?(?<digits>${digits})(?<word>${japanese})(?:\s*[:：、。)–—-]+\s*|\s+|は、?|$)`,
  "u",
);
/** Words for the first six places, as marks with a colon: `Erstens: `, `أولًا: `. */
const places: readonly (readonly string[])[] = [
  "first firstly erstens premièrement primero primeiro أولا أولًا أولاً 第一に".split(" "),
  "second secondly zweitens deuxièmement segundo ثانيا ثانيًا ثانياً 第二に".split(" "),
  "third thirdly drittens troisièmement tercero terceiro ثالثا ثالثًا ثالثاً 第三に".split(" "),
  "fourth fourthly viertens quatrièmement cuarto quarto رابعا رابعًا رابعاً 第四に".split(" "),
  "fifth fifthly fünftens cinquièmement quinto خامسا خامسًا خامساً 第五に".split(" "),
  "sixth sixthly sechstens sixièmement sexto سادسا سادسًا سادساً 第六に".split(" "),
];
const ordinal = new RegExp(String.raw`^\s*(?<digits>${places.flat().join("|")})\s*[:：]\s*`, "iu");
const hashed = /^\s*[#№](?<digits>\p{Nd}{1,2})(?:\s*[:.)–—-]+\s*|\s+)/u;

export function readSeriesMark(line: string): SeriesMark | null {
  for (const pattern of [worded, counted, hashed, ordinal]) {
    const found = pattern.exec(line);
    if (!found) continue;
    const { digits: typed = "", word = "" } = found.groups ?? {};
    return { mark: found[0], number: readDigits(typed), word: word.toLowerCase() };
  }
  const plain = readNumberMark(line) ?? readLooseNumber(line);
  if (!plain || plain.letter !== undefined) return null;
  return { mark: plain.mark, number: plain.number, word: "" };
}

function readDigits(typed: string): number {
  const word = typed.toLowerCase();
  const at = spelled.map((names) => names.indexOf(word)).find((index) => index >= 0);
  const place = at ?? places.findIndex((names) => names.includes(word));
  return place < 0 ? Number(toLatinDigits(typed)) : place + 1;
}

/** Reads the mark of a heading, whose number may have no mark after it, e.g. `2 Methods`. */
export function readHeadingMark(heading: string): SeriesMark | null {
  const bare = /^\s*(?<digits>\p{Nd}{1,2})\s+(?=\p{L})/u.exec(heading);
  return (
    readSeriesMark(heading) ??
    (bare && { mark: bare[0], number: readDigits(bare.groups?.["digits"] ?? ""), word: "" })
  );
}
