import { countWords } from "../text/count-words.ts";
import type { VoiceLanguage } from "./voice-language.ts";

/** Frequent finite verbs, and words that are a clause with any verb. A longer sentence always counts as a clause. */
const verbs: Record<VoiceLanguage, string> = {
  en: "am is are was were be been has have had do does did can could will would shall should may might must don't doesn't didn't isn't aren't wasn't weren't won't can't couldn't wouldn't shouldn't haven't hasn't hadn't go goes went gone get gets got make makes made take takes took come comes came see sees saw know knows knew think thinks thought say says said tell tells told ask asks find finds found give gives gave keep keeps kept let lets put puts run runs ran read reads write writes wrote sell sells sold buy buys bought cost costs pay pays paid need needs want wants feel feels felt leave leaves left mean means meant start starts stop stops try tries use uses work works help helps build builds built learn learns show shows begin begins began lose loses lost win wins won hire hires fire fires quit quits bake bakes ship ships stay stays matter matters hang hangs change changes turn turns look looks call calls grow grows grew set sets cut cuts happen happens look wait waits remember forget add adds send sends charge charges",
  de: "bin bist ist sind seid war warst waren wart habe hast hat haben habt hatte hatten werde wirst wird werden wurde wurden kann kannst können könnt konnte konnten muss musst müssen musste will willst wollen wollte soll sollst sollen sollte darf dürfen mag möchte möchten weiß wissen wusste gehe geht gehen ging gingen komme kommt kommen kam kamen mache macht machen machte gibt geben gab nimm nimmt nehmen nahm sagt sagen sagte sehe sieht sehen sah steht stehen stand liegt liegen lag bleibt bleiben blieb heißt heißen hieß finde findet finden fand lässt lassen ließ kostet kosten zahlt zahlen braucht brauchen hilft helfen half denkt denke denken dachte tut tun tat schreibt schreibe schreiben schrieb liest lesen las kauft kaufen verkauft verkaufen lernt lernen hält halten hielt zeigt zeigen stimmt",
  fr: "suis es est sommes êtes sont étais était étaient été ai as a avons avez ont avais avait avaient fais fait faisons faites font vais vas va allons allez vont peux peut pouvons pouvez peuvent dois doit devons devez doivent veux veut voulons voulez veulent sais sait savons savez savent faut vois voit voyez voient dis dit dites disent prends prend prenez prennent viens vient venez viennent mets met mettez mettent crois croit croyez croient reste restent coûte coûtent aime aimons aimez aiment c'est j'ai n'est n'ai d'est qu'est",
  es: "soy eres es somos sois son era eras eran fui fue fueron estoy estás está estamos están estaba estaban he has ha hemos han había hay hago haces hace hacemos hacen hice hizo voy vas va vamos van iba puedo puedes puede podemos pueden debo debes debe debemos deben quiero quieres quiere queremos quieren sé sabes sabe sabemos saben tengo tienes tiene tenemos tienen tenía digo dices dice decimos dicen dijo veo ves ve vemos ven creo crees cree creen cuesta cuestan vale valen queda quedan pasa pasan funciona funcionan sirve sirven",
  pt: "sou és é somos são era eram fui foi foram estou está estamos estão estava estavam tenho tens tem temos têm tinha tinham há havia faço faz fazemos fazem fiz fez vou vais vai vamos vão ia posso podes pode podemos podem devo deve devemos devem quero queres quer queremos querem sei sabe sabemos sabem digo diz dizem disse vejo vê vemos veem acho acha acham custa custam vale valem fica ficam passa passam funciona funcionam serve servem",
  it: "sono sei è siamo siete ero era eravamo erano fui fu furono ho hai ha abbiamo avete hanno avevo aveva avevano faccio fai fa facciamo fate fanno vado vai va andiamo vanno posso puoi può possiamo possono devo devi deve dobbiamo devono voglio vuoi vuole vogliamo vogliono so sai sa sappiamo sanno dico dici dice diciamo dicono disse vedo vedi vede vedono credo crede credono costa costano vale valgono resta restano c'è c'erano serve servono funziona funzionano",
  ja: "",
};

/** Subjects that a verb follows: with a second word they make a sentence, e.g. `We ship.` */
const subjects: Record<VoiceLanguage, RegExp> = {
  en: /^(?:i|we|you|he|she|they|it|that|this|who|nobody|everyone|somebody|people)['’ ]/iu,
  de: /^(?:ich|wir|du|er|sie|es|man|das|wer|niemand|jeder|alle) /iu,
  fr: /^(?:je |j['’]|tu |il |elle |on |nous |vous |ils |elles |ça |c['’]|personne )/iu,
  es: /^(?:yo|tú|él|ella|nosotros|ellos|ellas|usted|ustedes|nadie|eso|esto) /iu,
  pt: /^(?:eu|tu|ele|ela|nós|eles|elas|você|vocês|ninguém|isso|isto) /iu,
  it: /^(?:io|tu|lui|lei|noi|voi|loro|nessuno|questo|quello) /iu,
  ja: /(?!)/u,
};

/** Verbs by their form, also those that the lists lack; `-ed` only after other words. */
const forms: Record<VoiceLanguage, RegExp> = {
  en: /\p{L} \p{L}+ed(?!\p{L})|\p{L}['’](?:ll|ve|d|m|re)(?!\p{L})/iu,
  de: /\p{L} \p{Ll}{2,}(?:te|ten|test|iert|ieren)(?!\p{L})/u,
  fr: /\p{L}(?:ons|ez|ait|aient|erai|era|eront)(?!\p{L})/u,
  es: /\p{L}(?:amos|emos|imos|aron|ieron|aba|aban|ará|arán|ó)(?!\p{L})/u,
  pt: /\p{L}(?:amos|emos|imos|aram|eram|iram|ava|avam|ará|arão|ou)(?!\p{L})/u,
  it: /\p{L}(?:iamo|ano|ono|ava|avano|erà|eranno)(?!\p{L})/u,
  ja: /(?:[るたすいだうくむぶぬつぐねよか]|です|ます|ません)[。.!?！？…」』）)]*$/u,
};

/** Sentences with more words have a verb, even if no list knows it. */
const fragmentWords = 8;
const listed = new Map<VoiceLanguage, RegExp>();

function findListed(language: VoiceLanguage): RegExp {
  const words = verbs[language].replaceAll(" ", "|").replaceAll("'", "['’]");
  const pattern =
    listed.get(language) ?? new RegExp(`(?<![\\p{L}'’])(?:${words || "(?!)"})(?!\\p{L})`, "iu");
  listed.set(language, pattern);
  return pattern;
}

/**
 * Whether a sentence is a fragment: without a verb, or of fewer than three words that are no sentence. Never for
 * questions, exclamations and languages without a list of verbs.
 */
export function isFragment(sentence: string, language: VoiceLanguage | null): boolean {
  const text = sentence.trim();
  if (language === null || /[?？!！]["”’»)\]]*$/u.test(text) || /^[#＃@]/u.test(text)) return false;
  const count = countWords(text);
  if (count === 0 || count > fragmentWords) return false;
  if (subjects[language].test(text) && count > 1) return false;
  return !findListed(language).test(text) && !forms[language].test(text);
}
