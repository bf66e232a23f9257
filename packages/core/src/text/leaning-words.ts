/**
 * Words that belong to the next word, in lower case: first articles, prepositions, conjunctions and possessives, after
 * the bar words that do so less.
 */
const lists: Readonly<Record<string, string>> = {
  en: "a an the of to in on at by for with from as into onto over under about between without within through per than and or but nor so if because not no never every each my your our their his her its one's i we they he she i'm we're they're don't doesn't didn't won't can't couldn't isn't aren't wasn't let's very too | that which who whose when while until after before this these those some any both it's there's that's what's more most less only even just will would can could should must may might was were is are same own other first second third last next right you it what how why where",
  de: "der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner mein meine meinen meinem meiner dein deine deinen deinem deiner sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer unser unsere unseren unserem unserer euer eure euren jeder jede jedes jeden jedem in im ins am ans auf aufs aus bei beim bis durch für fürs gegen mit nach neben ohne seit über um unter von vom vor zu zum zur zwischen und oder aber sehr pro je nicht nie | du bevor falls obwohl sobald an ab während wegen trotz statt denn sondern als wie wenn weil dass ob damit nur so ich wir er man es dieser diese dieses diesen diesem welche welcher welches alle ist sind war hat was wer wo warum wann kann können muss müssen soll will darf",
  fr: "le la les l' un une des du de d' au aux à en dans sur sous par pour avec sans chez vers entre et ou mais ni ce cet cette ces c'est mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs chaque je j' tu il on ne n' se s' me m' te t' y m'en t'en s'en n'en l'en m'y t'y s'y n'y l'y j'y qu'il qu'elle qu'on qu'un qu'une d'un d'une très jusqu'à jusqu'au avant après que qu' si | qui contre depuis pendant dès car donc dont où comme quand lorsque puisque tout toute tous toutes quel quelle quels quelles aucun aucune quelques plusieurs elle nous vous ils elles plus trop moins n'est n'a est sont",
  es: "el la los las un una unos unas lo al del de a en con por para sin sobre entre hasta desde y e o u ni pero mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa esos esas cada se te me le les nos muy tan no que si | hacia según contra sino como cuando donde porque qué cómo dónde cuándo todo toda todos todas ningún ninguna más menos qué es son",
  it: "il lo la i gli le un uno una di a da in con su per tra fra del dello della dei degli delle al allo alla ai agli alle dal dalla dai dagli dalle nel nello nella nei nelle sul sulla sui sulle e ed o ma mi ti si ci vi mio mia tuo tua suo sua nostro nostra questo questa questi queste ogni non che se | chi come quando dove perché ne più molto tutti tutte è sono",
  pt: "o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para com sem sobre entre até e ou mas se não meu minha seu sua seus suas nosso nossa este esta esse essa cada ao aos à às muito tão que | desde como quando onde porque todo toda todos todas mais é são",
  ca: "el la els les un una uns unes de del dels a al als en amb per i o que no es si com quan on més molt cada",
  nl: "de het een in op aan met van voor naar bij uit over onder door tegen zonder tot te en of maar geen je jouw mijn zijn haar ons onze hun elke ik we ze heel | dat die als om niet ieder deze dit wij er zo is",
  sv: "en ett den det de i på av för med till från om och eller men att som inte din ditt min mitt vår er varje mer så",
  da: "en et den det de i på af for med til fra om og eller men at som ikke din dit min vores hver mere så",
  nb: "en et den det de i på av for med til fra om og eller men å at som ikke din ditt min vår hver mer så",
  pl: "i w z na do o od za po dla bez przez przy pod nad ze we a ale lub że się nie to jak czy twój twoja mój moja każdy każda",
  tr: "bir bu her ve en çok daha hiç ya",
  hu: "a az egy és vagy hogy nem minden ez",
  id: "di ke dari untuk dengan dan atau yang pada tidak sebuah",
  ru: "в во на и с со к у о об от до из за по для без над под при не ни а но или что как это мы вы я",
  uk: "в у на і й та з із до о від за по для без над під при не ні а але або що як це ми ви я",
  el: "ο η το οι τα του της των τον την σε στο στη στην με για από και ή να θα δεν μη ένα μια που",
  ar: "في من على إلى عن مع بين دون أو ثم أن إن أنّ لا لم لن ليس قد سوف ما كل كي لكن منذ يا أي غير الذي التي الذين بعد قبل يوم شهر عام | حتى هذا هذه ذلك تلك بل هو هي عند",
  he: "של את על עם אל מן לא כל זה או כי אם גם אין",
};

/** Words of `lists` before which a line hardly ends: they start the object of the word before, or specify it. */
const determiners: Readonly<Record<string, string>> = {
  en: "a an the my your our their his her its one's every each any some no of",
  de: "der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner mein meine meinen meinem meiner dein deine deinen deinem deiner sein seine seinen ihr ihre ihren unser unsere unseren jeden jede jedes",
  fr: "le la les l' un une des du de d' ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs chaque",
  es: "el la los las un una unos unas lo del de mi mis tu tus su sus nuestro nuestra este esta ese esa cada",
  it: "il lo la i gli le un uno una di del dello della dei degli delle mio mia tuo tua suo sua ogni questo questa",
  pt: "o a os as um uma de do da dos das meu minha seu sua nosso nossa este esta cada",
  nl: "de het een je jouw mijn zijn haar ons onze hun elke",
};

/** Adjectives and numbers that stand before their noun. */
const adjectives: Readonly<Record<string, string>> = {
  en: "one single whole best better good great new big small little few many half real full only free next same early late old",
  fr: "seul seule petit petite petits petites grand grande grands grandes bon bonne bons bonnes nouveau nouvelle premier première premiers premières deuxième troisième dernier dernière derniers dernières même mêmes autre autres prochain prochaine prochaines vrai vraie meilleur meilleure beau belle bel long longue demi",
  es: "solo sola primer primera segundo segunda tercer tercera último última mismo misma otro otra próximo próxima buen buena gran mejor nuevo nueva pequeño pequeña media",
  it: "solo sola primo prima secondo seconda terzo terza ultimo ultima stesso stessa altro altra prossimo prossima buon buona grande migliore nuovo nuova piccolo piccola mezza",
  pt: "só primeiro primeira segundo segunda terceiro terceira último última mesmo mesma outro outra próximo próxima bom boa grande melhor novo nova pequeno pequena meia",
  nl: "eerste tweede derde laatste volgende zelfde andere eigen beste goede nieuwe kleine grote",
};

/** Words that are never parted from the verb after them. */
const clitics: Readonly<Record<string, string>> = {
  fr: "ne me te se",
  es: "no se me te",
  it: "non si mi ti ci vi",
  pt: "não se",
};

/** Words that are an object on their own if no noun follows, as in `Save this for later`. */
const pronouns: Readonly<Record<string, string>> = {
  en: "this that you it them me us him her these those",
  de: "das den die dem es dich mich uns sie ihn dir mir",
  fr: "ça cela ceci",
  es: "esto eso ello",
  it: "questo quello ciò",
  pt: "isto isso aquilo",
  nl: "dit dat het hem haar ons",
  ar: "هذا هذه ذلك",
};

/** Prepositions, and conjunctions that follow an object. */
const prepositions: Readonly<Record<string, string>> = {
  en: "to in on at by for with from as into onto over under about between without within through before after until when while and or but so if because",
  de: "in im ins am ans an auf aufs aus bei beim bis durch für fürs gegen mit nach neben ohne über um unter von vom vor zu zum zur zwischen und oder aber bevor wenn weil",
  fr: "à au aux en dans sur sous par pour avec sans chez vers avant après jusqu'à et ou mais",
  es: "a al en con por para sin sobre entre hasta desde antes después y o pero",
  it: "a al alla in nel nella con su sul per tra fra prima dopo e o ma",
  pt: "a ao à em no na com por para sem sobre entre até antes depois e ou mas",
  nl: "in op aan met van voor naar bij uit over onder door tegen zonder tot en of maar",
  ar: "في من على إلى عن مع قبل بعد حتى ثم",
};

/** English verbs that form one verb with an adverb after them, as in `turn on`. */
const phrasal: Readonly<Record<string, readonly [verbs: string, adverbs: string]>> = {
  en: [
    "turn turns turned switch put puts sign log set sets pick give gives take takes look looks find carry go goes come comes keep keeps move fill cut break hold start open end show shut write read hand back kick try",
    "on off up down out in over away back together through",
  ],
};

/** Words that belong to the word before, such as postpositions. */
const trailing: Readonly<Record<string, string>> = {
  hi: "में का की के को से पर ने तक है हैं था थी थे भी ही",
  tr: "de da mi mı mu mü ile için",
  fr: "pas jamais",
  ar: "واحد واحدة",
  en: "else",
};

/** Particles of English verbs, which belong less to the word before: `throw away`. */
const particles: Readonly<Record<string, string>> = {
  en: "away back down off out together up",
};

/** Pronouns that are the subject of a clause if they start it or follow a word of `starters`. */
const subjects: Readonly<Record<string, string>> = {
  en: "you it",
  de: "du ihr sie",
  fr: "elle elles ils nous vous",
  es: "usted ustedes ella ellos yo tú",
  pt: "você vocês eu ela eles nós",
  nl: "jij jullie u",
};
const starters: Readonly<Record<string, string>> = {
  en: "and because but how if so that until what when where which while who why",
  de: "aber als bevor dass den der die das falls ob und was wann warum weil wenn wer wie wo",
  fr: "car ce comme dont et lorsque mais où parce puisque quand que qui si",
  es: "como cuando donde y pero porque que si",
  pt: "como quando onde e mas porque que se",
  nl: "als dat en maar omdat wat wie",
};

/** Arabic conjunctions and prepositions that are written together with the next word. */
const arabicPrefix = /^[وفلب](?=.{2})/u;

/** How much a word belongs to the next one. */
export type Leaning = "bound" | "much" | "less" | "no";

type Words = Record<
  | "much"
  | "less"
  | "determiners"
  | "adjectives"
  | "clitics"
  | "pronouns"
  | "prepositions"
  | "verbs"
  | "adverbs"
  | "after"
  | "particles"
  | "subjects"
  | "starters",
  ReadonlySet<string>
>;

const built = new Map<string, Words>();

const setOf = (list = "") => new Set(list.trim().split(/\s+/));

/** Returns a language's words; sets without words for languages without lists. */
function wordsOf(language: string): Words {
  const known = built.get(language);
  if (known) return known;
  const [much, less] = (lists[language] ?? "").split("|");
  const words = {
    much: setOf(much),
    less: setOf(less),
    determiners: setOf(determiners[language]),
    adjectives: setOf(adjectives[language]),
    clitics: setOf(clitics[language]),
    pronouns: setOf(pronouns[language]),
    prepositions: setOf(prepositions[language]),
    verbs: setOf(phrasal[language]?.[0]),
    adverbs: setOf(phrasal[language]?.[1]),
    after: setOf(trailing[language]),
    particles: setOf(particles[language]),
    subjects: setOf(subjects[language]),
    starters: setOf(starters[language]),
  };
  built.set(language, words);
  return words;
}

/** Returns how much a word in lower case belongs to the next one; `no` in languages without a list. */
export function findLeaning(language: string, word: string, next = ""): Leaning {
  const { much, less, clitics: bound, determiners: own, ...words } = wordsOf(language);
  if (isObject(language, word, next)) return "no";
  if (bound.has(word)) return "bound";
  if (own.has(word) && own.has(next)) return "less";
  const plain = language === "ar" && !much.has(word) ? word.replace(arabicPrefix, "") : word;
  if (much.has(plain)) return "much";
  if (less.has(plain)) return "less";
  return words.adjectives.has(word) && !startsPhrase(language, next) ? "less" : "no";
}

/** Whether a pronoun in lower case is an object of its own before `next`, as `this` is in `Save this for later`. */
export function isObject(language: string, word: string, next: string): boolean {
  const { pronouns: own, prepositions: before } = wordsOf(language);
  const isPrefixed = language === "ar" && /^[لب](?!ل)/u.test(next);
  return own.has(word) && (isPrefixed || before.has(next));
}

/** Whether a word in lower case starts a phrase of its own, such as a preposition, but not an article. */
export function startsPhrase(language: string, word: string): boolean {
  return findLeaning(language, word) !== "no" && !wordsOf(language).determiners.has(word);
}

/** Whether two words in lower case form one verb, as `turn on` does. */
export function isPhrasal(language: string, word: string, next: string): boolean {
  const { verbs, adverbs } = wordsOf(language);
  return verbs.has(word) && adverbs.has(next);
}

/** Returns how much a word in lower case belongs to the one before, such as a postposition. */
export function findTrailing(language: string, word: string): Leaning {
  const { after, particles: own } = wordsOf(language);
  if (after.has(word)) return "much";
  return own.has(word) ? "less" : "no";
}

/** Whether a pronoun in lower case is the subject of the verb after it; `previous` is empty at a clause's start. */
export function isSubject(language: string, previous: string, word: string): boolean {
  const { subjects: own, starters: before } = wordsOf(language);
  return own.has(word) && (previous === "" || before.has(previous));
}
