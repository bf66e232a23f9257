import { maskQuotes } from "./draft-text.ts";

/** Words in a sentence's first clause that tie it to an earlier sentence: connectives, and times told before. */
const ties: Readonly<Record<string, string>> = {
  en: "shortly afterwards?|soon afterwards?|the same(?! (?:time|day|year|way|as|goes))(?![^.]* as )|however|therefore|nonetheless|nevertheless|likewise|in turn|by contrast|on the other hand|that (?:same )?(?:year|month|week|day|morning|evening|night)|at the time(?! (?:of|when))|(?:described|listed|shown|discussed|mentioned) (?:above|earlier|before)|(?:just|already) mentioned|as mentioned",
  de: "ebenso wenig|auch nicht(?= (?:die|der|das|ein|eine|mehr))|(?:der|die|das)selben?(?![^.]* wie )|kurz (?:darauf|danach)|dagegen|hingegen|also|jedoch|allerdings|demnach|folglich|somit|daher|deshalb|deswegen|dennoch|trotzdem|stattdessen|wiederum|nämlich|ebenfalls|zudem|außerdem|indes|seither|seitdem|(?:eben|oben|bereits) (?:genannte|erwähnte|beschriebene|gezeigte)[nrsm]?|(?:liegt|ist|war|gilt|heißt|geht|macht) (?:das|dies) (?:auch|nicht|daran|an|bei|nur|aber|doch|schon|noch|immer|vor allem|besonders|meist|oft)|(?:in|zu) jener zeit",
  fr: "non plus|(?:la|le|les) mêmes?(?! (?:temps|jour|année))(?![^.]* qu[e'’])|peu après|donc|pourtant|cependant|toutefois|néanmoins|en revanche|en outre|par ailleurs|dès lors|à son tour|depuis(?=[.,]|$)|à l['’]époque(?! (?:où|de|des|du))|ce (?:jour|soir|matin)-là|cette (?:année|nuit|semaine)-là|nous venons d\\p{L}*|ci-dessus|plus haut|(?:cité|mentionné|évoqué)e?s? précédemment",
  es: "tampoco|poco después(?! de)|(?:la|el|las|los) mism[oa]s?(?! (?:tiempo|día|año))(?![^.]* que )|sin embargo|en cambio|por (?:lo )?tanto|por ello|no obstante|asimismo|ese (?:mismo )?(?:año|día|mes)|esa (?:misma )?(?:semana|noche|tarde|mañana|época)|aquel (?:año|día)|(?:antes|ya) (?:citad|mencionad)[oa]s?|mencionad[oa]s? anteriormente",
  pt: "tampouco|também não|pouco depois|no entanto|porém|contudo|portanto|por isso|n?aquele (?:ano|dia|mês)|n?aquela (?:semana|noite|época)|[dn]?esse (?:mesmo )?(?:ano|dia|mês)|citad[oa]s? anteriormente",
  it: "neanche|nemmeno|neppure|poco dopo|tuttavia|quindi|dunque|invece|perciò|pertanto|a sua volta|quell['’]anno|quel giorno|sopra (?:citat|menzionat)[oaie]",
  ar: "كذلك|بدوره|بدورها|بالتالي|مع ذلك|في المقابل|لذلك|المذكور(?:ة)?|السابق ذكره|آنذاك|حينها|وقتها",
};

/** Starts that need an earlier sentence: times such as `two weeks later`, and pointers such as `as you can see`. */
const starts: Readonly<Record<string, string>> = {
  en: "as you (?:can|could|may|might|will) see|as (?:we|you)(?:['’]ve| have) seen|(?:only |just |about )?(?:(?:an?|a few|some|several|many|\\p{L}+|\\p{Nd}+) )?(?:minute|hour|day|week|month|year|decade)s? (?:later|earlier)|the (?:next|following|previous) (?:day|week|month|year|morning|evening|night)|(?:shortly|soon|not long) (?:after|before|afterwards?)(?=,| (?:he|she|they|it|the)(?!\\p{L}))",
  de: "wie (?:sie|du|ihr|man|wir) (?:gesehen haben|sehen können|sehen|siehst|seht|sieht)|(?:nur |erst |etwa )?(?:\\p{L}+|\\p{Nd}+) (?:minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?) (?:später|danach|zuvor|vorher)|(?:am|im|in der) (?:nächsten|folgenden|darauffolgenden) (?:tag|morgen|abend|monat|jahr|woche|nacht)|kurz (?:darauf|danach|zuvor)|tags (?:darauf|zuvor)",
  fr: "comme (?:vous|on|nous) (?:(?:le|l['’])\\s?)?(?:voyez|voit|voyons|avons vu)|(?:\\p{L}+|\\p{Nd}+) (?:minutes?|heures?|jours?|semaines?|mois|ans?|années?) (?:plus tard|auparavant|après(?=,))|le lendemain(?! d(?:e|u|es)(?!\\p{L})| d['’])|la veille(?! d(?:e|u|es)(?!\\p{L})| d['’])|(?:l['’]année|le mois|la semaine) (?:suivante?|d['’]après)|peu (?:après|avant)(?=,)",
  es: "como (?:ves|ve|vemos|puedes ver|puede ver|pueden ver|hemos visto)|(?:\\p{L}+|\\p{Nd}+) (?:minutos?|horas?|días?|semanas?|mes(?:es)?|años?) (?:después|más tarde)(?! (?:de|del|que)(?!\\p{L}))|(?:al|el) (?:día|mes|año) siguiente|(?:a )?la (?:semana|mañana|noche) siguiente|poco después(?! de(?!\\p{L}))",
  pt: "como (?:você|vocês|se) (?:vê|veem|pode ver|podem ver)|(?:\\p{L}+|\\p{Nd}+) (?:minutos?|horas?|dias?|semanas?|m[êe]s(?:es)?|anos?) (?:depois|mais tarde)(?! (?:d[eao]s?|que)(?!\\p{L}))|n?o (?:dia|mês|ano) seguinte|pouco depois(?! d[eao]s?(?!\\p{L}))",
  it: "come (?:vedi|vedete|abbiamo visto)|(?:\\p{L}+|\\p{Nd}+) (?:minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]) (?:dopo|più tardi)(?! (?:di|del\\p{L}*|che)(?!\\p{L}))|il (?:giorno|mese|anno) (?:dopo|seguente|successivo)|poco dopo",
  ar: "كما (?:ترى|ترون|نرى|رأينا)|(?:و)?بعد (?:يومين|يوم|أسبوع|أسبوعين|شهر|شهرين|عام|عامين|سنة|سنتين|ساعة|ساعات|أيام)(?=[،,])|(?:و)?في (?:اليوم|الأسبوع|الشهر|العام) (?:التالي|نفسه)",
};

/** Japanese words that tie a sentence to an earlier one; the second group of alternatives is at its start. */
const japanese =
  /ご覧の(?:ように|通り|とおり)|見てのとおり|同社|同氏|両者|両社|前述の|上記の|(?:こうした|そうした|このような|そのような)(?=\p{Script=Han})|^(?:翌(?:日|年|月|週|朝)|数(?:日|年|週間|か月|カ月|時間|分)後|[\d一二三四五六七八九十]+(?:日|年|週間|か月|カ月|ヶ月|時間|分)後(?=、|に))/u;

const edge = String.raw`(?![\p{L}\p{M}\p{N}])`;
const patterns = new Map(
  Object.entries(ties).map(([code, words]) => [
    code,
    {
      tied: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})${edge}`, "iu"),
      started: new RegExp(String.raw`^["“„«]?(?:${starts[code]})${edge}`, "iu"),
    },
  ]),
);

/** Maximum UTF-16 units of a first clause that is only an introduction: `In 2019, …`. */
const introduction = 24;

/** Returns a sentence's first clause, with what comes after a short introduction. */
function takeClause(text: string): string {
  const { index = -1 } =
    /,(?=\s\p{Ll})|[;:،](?=\s)|\s[–—]\s|[、：；]/u.exec(text.slice(introduction)) ?? {};
  return index < 0 ? text : text.slice(0, introduction + index);
}

/** Whether a sentence goes on from an earlier one with a connective or a time: `She however …`, `Two days later …`. */
export function goesOnFrom(text: string, code: string): boolean {
  const said = takeClause(maskQuotes(text));
  if (code === "ja") return japanese.test(said);
  const own = patterns.get(code);
  return own !== undefined && (own.tied.test(said) || own.started.test(text));
}
