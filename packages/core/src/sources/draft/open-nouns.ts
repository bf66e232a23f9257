import { countWords } from "../../text/count-words.ts";
import { hasHanOrKana } from "../../text/scripts.ts";
import { endsWithQuestionMark, maskQuotes } from "./draft-text.ts";

/** Words of time, which `this` and the like don't take from the sentence before. */
const times: Readonly<Record<string, string>> = {
  en: "weeks?|years?|months?|days?|morning|afternoon|evening|night|summer|winter|spring|autumn|fall|season|time|century|decade|weekend|quarter|monday|tuesday|wednesday|thursday|friday|saturday|sunday",
  de: "jahr\\p{L}*|woche\\p{L}*|monat\\p{L}*|tag\\p{L}*|sommer\\p{L}*|winter\\p{L}*|frühling\\p{L}*|herbst\\p{L}*|morgen|abend\\p{L}*|nacht|mal|zeit\\p{L}*|stunden?|saison|jahrhundert\\p{L}*|\\p{L}+tag\\p{L}*|mittwoch\\p{L}*|beitrag\\p{L}*|artikel\\p{L}*|text\\p{L}*|stelle",
  fr: "ann[ée]e?s?|semaines?|matin(?:ée)?|soir(?:ée)?|nuit|jours?|mois|fois|été|hiver|automne|printemps|époque|heures?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week|saison|moments?|temps|article|texte",
  es: "años?|semanas?|mes(?:es)?|mañana|tarde|noche|días?|vez|veces|fechas?|temporada|verano|invierno|primavera|otoño|lunes|martes|miércoles|jueves|viernes|sábado|domingo|momento|horas?|siglo|artículo|texto",
  pt: "anos?|semanas?|m[êe]s(?:es)?|manhã|tarde|noite|dias?|vez(?:es)?|domingo|sábado|segunda|terça|quarta|quinta|sexta|temporada|verão|inverno|momento|horas?|mesm[oa]",
  it: "ann[oi]|settiman[ae]|mes[ei]|mattin[ao]|sera|notte|giorn[oi]|volt[ae]|estate|inverno|primavera|autunno|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|momento|or[ae]|articolo",
};

/** Nouns that name something told before if `the` or `this` comes before them. */
const tellings =
  "compan(?:y|ies)|firms?|approach|method|technique|strategy|commitment|agreement|measures?|(?:bill|plan|project|study|survey|report|trial|film|book|fire|crash|accident|festival|event)|spokes(?:man|woman|person)|pair|duo|group|job|orders?|case|move|deal|decision|incident|proposal|announcement|suspects?|couple|attack|ruling|footage|scheme|clip|latter|former";

/** Match a noun, in the first group, that a word before it takes from an earlier sentence. */
const patterns: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    new RegExp(
      String.raw`(?<![\p{L}'’])(?:these|those)\s(?!(?:who|whom|that|of|in|with|at|on|from|for|are|were|have|had|things|${times["en"]})(?!\p{L}))(\p{Ll}{3,})`,
      "giu",
    ),
    /(?<!\p{L})(?:all|many|most|any|some|no|few|other|of|in|for|from|to|\p{L}+[-\s](?:two|three|four|five|six|seven|eight|nine)|\p{Nd}+)\ssuch\s(?!as(?!\p{L}))(\p{Ll}{3,})/giu,
    new RegExp(String.raw`(?<!\p{L})this\s(?:\p{Ll}+\s)?(${tellings})(?!\p{L})`, "giu"),
    new RegExp(
      String.raw`^The\s(${tellings})(?!\p{L})(?!\s(?:of|that|who|in|for|between)\s)`,
      "gu",
    ),
    /(?<!\p{L})(?:of|for|in|with|by|from|to|against)\ssuch\san?\s(?:\p{Ll}+\s)?(\p{Ll}{3,})(?!\p{L}|\s(?:as|that)(?!\p{L}))/gu,
    /(?:said|says|added|according to)\sthe\s(\p{Ll}{4,})(?=[.,;]|$)/giu,
    /(?:^|[,;]\s)the\s(\p{Ll}{4,})\s(?:said|says|added|explained|told|wrote)(?!\p{L})/giu,
  ],
  de: [
    /(?<!\p{L})(?:sagte?|so|berichtete?|erklärte?|meinte?|betonte?|laut)\s(?:der|die|dem)\s(\p{Lu}\p{L}{3,})(?=[.,;]|$)/gu,
    /(?<!\p{L})(?:[Ss]olch(?:\sein(?:e[nrms]?)?)?|(?:[Ee]in(?:e[nrms]?)?\s)?[Ss]olche[nrms]?)\s(?:\p{Ll}+\s)?(\p{Lu}\p{L}+)(?!\p{L}|,?\s(?:wie|dass)(?!\p{L}))/gu,
    /(?<!\p{L})[Dd]iese[rsmn]?\s(?:\p{Ll}+\s){0,2}(\p{Lu}\p{L}+)/gu,
    /^(?:Die|Der|Das)\s(Firma|Unternehmen|Konzern|Methode|Ansatz|Verfahren|Maßnahmen?|Projekt|Studie|Umfrage|Bericht|Film|Buch|Unfall|Brand|Skandal|Duo|Sprecher(?:in)?|Experte|Expertin|Gruppe|Vorfall|Täter|Tat|Entscheidung|Vorschlag|Antrag|Mann|Frau|Paar|Angriff|Urteil|Video)(?!\p{L})(?!\s(?:der|des|von|in|für|zwischen)\s)/gu,
  ],
  fr: [
    new RegExp(
      String.raw`(?<![\p{L}'’])(?:cet|cette|ces)\s(?!(?:${times["fr"]})(?!\p{L}))(\p{Ll}{3,})`,
      "giu",
    ),
    new RegExp(
      String.raw`(?<![\p{L}'’-])ce\s(?!(?:sont|qui|que|quoi|fut|sera|serait|dont|soit|titre|type|genre|${times["fr"]})(?!\p{L}))(\p{Ll}{3,})`,
      "giu",
    ),
    /(?<!\p{L})(?:un\stel|une\stelle|de\stel(?:le)?s)\s(\p{Ll}{3,})/giu,
    /^(?:La|Le|Les|L['’])\s?(entreprise|société|groupe|firme|méthode|approche|démarche|mesures?|projet|étude|enquête|rapport|film|livre|incendie|accident|festival|duo|couple|homme|femme|victime|suspect|jeune)(?!\p{L})(?!\s(?:de|du|des|d['’]|qui|que|en|pour|sur|entre)(?!\p{Ll}{2})\s?)/gu,
    /(?<!\p{L})(?:[Pp]our|[Ss]elon|estime|explique|précise|ajoute|affirme|souligne|d['’]après)\s(?:le|la|l['’])\s?(\p{Ll}{4,})(?=[.,;]|$)/gu,
  ],
  es: [
    /(?<!\p{L})(?:[Ss]egún|dijo|afirmó|señaló|explicó|agregó|añadió|aseguró|indicó|cuestionó|sostuvo)\s(?:el|la)\s(\p{Ll}{4,})(?=[.,;]|$)/gu,
    /(?<!\p{L})(?:es[ea]s?|esos|dich[oa]s?|aquell[oa]s?|aquel)\s(?:mism[oa]s?\s)?(?!(?:que|de)(?!\p{L}))(\p{Ll}{3,})/giu,
    new RegExp(
      String.raw`(?<!\p{L})(?:est[ea]s?|estos)\s(?:mism[oa]s?\s)?(?!(?:mism[oa]s?|es|son|que|${times["es"]})(?!\p{L}))(\p{Ll}{4,})`,
      "giu",
    ),
    /^(?:La|El|Los|Las)\s([Ee]mpresa|[Cc]ompañía|[Ff]irma|[Ff]ederación|[Oo]rganización|método|enfoque|medidas?|proyecto|estudio|encuesta|informe|película|libro|incendio|accidente|festival|medida|dama|hombre|mujer|caso|tema|video|pareja|grupo|incidente|decisión|joven|víctima|dupla)(?!\p{L})(?!\s(?:de|del|que|en|entre)\s)/gu,
    /(?<!\p{L})(?:el|del|al)\s(tema|caso|video|hecho)(?=[,.;:]|$)/gu,
  ],
  pt: [
    /(?<!\p{L})(?:[dn]?ess[ea]s?|[dn]?aquel[ea]s?)\s(?!(?:que|de)(?!\p{L}))(\p{Ll}{3,})/giu,
    new RegExp(
      String.raw`(?<!\p{L})[dn]?est[ea]s?\s(?!(?:é|são|que|${times["pt"]})(?!\p{L}))(\p{Ll}{4,})`,
      "giu",
    ),
  ],
  it: [
    new RegExp(
      String.raw`(?<!\p{L})(?:quest[aeio]|tal[ei]|quell[aeio])\s(?!(?:è|sono|che|di|${times["it"]})(?!\p{L}))(\p{Ll}{3,})`,
      "giu",
    ),
    /^(?:L['’]|La\s|Il\s|Lo\s|Le\s|I\s|Gli\s)(azienda|società|impresa|gruppo|metodo|approccio|misure?|progetto|studio|indagine|rapporto|film|libro|incendio|incidente|festival|coppia|uomo|donna|vittima|ragazz[oa])(?!\p{L})(?!\s(?:di|del|della|dell['’]|che|in|per|tra)(?!\p{Ll}{2}))/gu,
  ],
  ja: [
    /(?:この|その|あの|こうした|そうした|このような|そのような|同じ)(?!日|年|月|週|夏|冬|春|秋|朝|夜|時|頃|間|後|前|先|他|上|中|分|際|点|場|度|記事|本|辺|為)(\p{Script=Han}{2,6}|[\p{Script=Katakana}ー]{2,10})/gu,
  ],
  ar: [
    /(?<!\p{L})(?:و|ف|ل|ب)?(?:هذا|هذه|ذلك|تلك|هؤلاء)\sال(?!عام|أسبوع|شهر|يوم|سنة|مرة|صيف|موسم|صباح|مساء|ليلة|مقال|نص|أيام|وقت|فصل|شتاء)(\p{L}{3,})/gu,
    /^(?:و)?(?:قالت?\s|أوضحت?\s|أكدت?\s|أضافت?\s)?ال(شركة|مجموعة|منظمة|جمعية|مؤسسة|دراسة|تقرير|مشروع|خطة|طريقة|متحدث|متحدثة)(?!\p{L})(?!\s(?:التي|الذي|ال\p{L}+))/gu,
  ],
};

/** Match a question about what was said before, e.g. `Wie meinen Sie das?`. */
const questions: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:that|this|it|those|these)(?=\s?\?|\s(?:mean|work|happen|feel|look|help|come|all)(?!\p{L}))/iu,
  de: /(?<!,\s)(?<!\p{L})(?:[Dd]as|[Dd]ies|[Dd]ahinter|[Dd]amit|[Dd]azu|[Dd]avon|[Dd]aran|[Dd]abei|[Dd]agegen|[Dd]adurch|[Dd]arauf|[Dd]arüber)(?=\s\p{Ll}|\s?[?,])/u,
  fr: /(?<!\p{L})(?:cela|ça|ceci)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:eso|esto|ello)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:isso|isto)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:ciò|questo(?=\s?\?))(?!\p{L})/iu,
  ja: /^(?:それ|これ|その|あれ)/u,
};

/** Whether a question is about what was said before it. */
export const asksBack = (text: string, code: string) =>
  endsWithQuestionMark(text) &&
  ((!hasHanOrKana(text) && countWords(text) <= maxOpenWords) ||
    (questions[code]?.test(text) ?? false));
/** A question of so few words says nothing without the answer before it: `And today?` */
const maxOpenWords = 2;

/** A noun in a sentence, and where the sentence refers to it. */
interface OpenNoun {
  noun: string;
  index: number;
}

/** Lists the nouns that a sentence takes from earlier sentences: `solch einen Schritt`, `esa organización`. */
export function listOpenNouns(text: string, code: string): OpenNoun[] {
  const own = maskQuotes(text);
  return (patterns[code] ?? []).flatMap((pattern) =>
    [...own.matchAll(pattern)]
      .filter(
        ({ index, 0: found, 1: noun = "" }) =>
          !isTime(noun, code) && !relative.test(own.slice(index + found.length)),
      )
      .map(({ index, 1: noun = "" }) => ({ noun, index })),
  );
}

/** Matches the clause that says which thing is meant: `those boats that …`. */
const relative =
  /^,?\s(?:que|qui|quienes?|who|whom|that|which|whose|where|donde|dont|où|che|die|der|das|den|deren|dessen)(?!\p{L})/iu;

const isTime = (noun: string, code: string) => timePatterns.get(code)?.test(noun) ?? false;

const timePatterns = new Map(
  Object.entries(times).map(([code, words]) => [code, new RegExp(`^(?:${words})$`, "iu")]),
);
