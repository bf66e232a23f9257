import { buildReferenceStart } from "./reference-starts.ts";
import { references } from "./references.ts";
import type { DraftWords } from "./draft-words.ts";

/**
 * Words separated by spaces. In a word, `_` matches a space, and `,` matches a comma, full stop or colon. A word that
 * ends with `~` matches only if one of `subjects` follows.
 */
type Lists = Record<
  Exclude<keyof DraftWords, "code" | "pronouns" | "ordinals" | "references" | "backward">,
  string
> & {
  pronouns?: string;
  ordinals?: string;
  subjects?: string;
};

type Patterns = Omit<DraftWords, "code" | "references" | "backward">;

const lists: Readonly<Record<string, Lists>> = {
  en: {
    says: "said says say wrote writes told tells asked asks called calls explains explained added adds recalls",
    pronouns: "he she they it them him that$",
    ordinals:
      "first, first_we first_i second, second_we third, third_we fourth, fifth, firstly secondly thirdly finally, the_first_thing the_second_thing the_third_thing the_first_one the_second_one the_third_one the_second, the_third,",
    leans:
      "yes yeah no, hi hello it(?!_turn) its this that these those they their them he she his her him and but so or then also however therefore thus because which such there each both another others instead still yet too one none neither either with_that after_that by_then for_example for_instance in_other_words (?:some|most)(?=_(?:are|were|is|was|have|had|has|do|did|don't|say|said|will|would|can|could|never|also|even|still|just|of_them|of_those|of_these)_) not_the not_a the_rest of_these of_those",
    joins: "and but so or yet yes yeah well okay",
    turns:
      "not no never nothing nobody none without but only instead mistake mistakes wrong worst lesson learned regret stop stopped don't didn't doesn't isn't wasn't can't won't less cheapest best surprised",
    corrects: "correction, no_wait or_rather scratch_that",
    objects: "actually well_actually i_mean no, sorry,",
    splits: "and~ but~ so~ yet~ while whereas",
    subjects:
      "the a an i you he she it we they there my our your his their its most some none each nobody no",
    subordinates:
      "if when while because although though since unless after before as whether until where to",
  },
  de: {
    says: "sagt sagte sagen schrieb schreibt nannte nennt meint meinte erklärt erklärte fragt fragte rät findet erzählt berichtet",
    pronouns: "er sie es davon dabei damit dafür daran",
    ordinals: "erstens zweitens drittens viertens fünftens das_zweite das_dritte",
    leans:
      "ja nein hallo er sie es ihr ihre sein seine das dies dieser diese dieses dabei dadurch damit darum deshalb daher dann denn und aber oder doch sondern auch außerdem jedoch trotzdem dafür dagegen davon dazu so beide andere solche danach dort",
    joins: "und aber oder denn doch ja also",
    turns:
      "nicht kein keine keinen nie niemand nichts niemandem ohne aber nur statt fehler falsch lernen gelernt besser weniger stattdessen",
    corrects: "korrektur, besser_gesagt nein_warte",
    objects: "eigentlich vielmehr ich_meine nein, entschuldigung,",
    splits: "und~ aber doch denn~",
    subjects:
      "der die das den dem ein eine einen ich du er sie es wir ihr man niemand keiner keine kein unser unsere mein meine alle viele manche daraus",
    subordinates:
      "wenn als weil obwohl damit dass da ob bevor nachdem während seit bis wer was wo um",
  },
  fr: {
    says: "dit disait explique expliquait raconte écrit écrivait affirme confie demande résume",
    pronouns: "il elle ils elles",
    ordinals: "premièrement deuxièmement troisièmement d'abord, ensuite, enfin,",
    leans:
      "oui non bonjour il elle ils elles ce cela ça cette ces celui celle ceux et mais ou donc or car puis ensuite aussi cependant pourtant ainsi alors leur leurs son sa ses lui y en c'était c'est au-delà pris",
    joins: "et mais ou donc or car oui bon ben",
    turns:
      "ne n'est pas jamais rien personne aucun aucune sans mais seulement plutôt erreur faux moins mieux contre",
    corrects: "correction, ou_plutôt",
    objects: "en_fait je_veux_dire non, pardon,",
    splits: "et~ mais~ donc~ puis~ sans contre",
    subjects:
      "le la les un une je tu il elle on nous vous ils elles ce c'est aucun aucune personne mon ma mes nos notre leur leurs tout",
    subordinates: "si quand lorsque parce puisque bien_que comme après avant pour dès afin",
  },
  es: {
    says: "dice dijo decía explica cuenta escribió recuerda afirma resume pregunta",
    pronouns: "ella ellos ellas él",
    ordinals: "primero, segundo, tercero, cuarto, lo_primero lo_segundo lo_tercero por_último",
    leans:
      "sí hola él ella ellos ellas esto eso esta este ese esa estos estas esos y e pero o así entonces también sin_embargo además por_eso luego su sus lo la los_llamé les otro otros ambos",
    joins: "y e pero o sí bueno",
    turns: "no nunca nada nadie ningún ninguna sin pero solo sólo sino error peor mejor menos",
    corrects: "corrijo, mejor_dicho o_mejor_dicho",
    objects: "en_realidad quiero_decir no, perdón,",
    splits: "y pero sin aunque",
    subordinates: "si cuando porque aunque como después antes para mientras que",
  },
  pt: {
    says: "diz disse explica conta escreveu lembra afirma resume pergunta",
    pronouns: "ele ela eles elas",
    leans:
      "sim olá ele ela eles elas isso isto esta este esse essa estes essas e mas ou então também porém além_disso por_isso depois seu sua seus suas outro outros ambos",
    joins: "e mas ou",
    turns: "não nunca nada ninguém nenhum nenhuma sem mas só apenas erro pior melhor menos",
    corrects: "corrijo, ou_melhor",
    objects: "na_verdade aliás quero_dizer não, desculpe,",
    splits: "e mas sem nem",
    subordinates: "se quando porque embora como depois antes para enquanto que",
  },
  it: {
    says: "dice disse spiega racconta scrive ricorda afferma",
    pronouns: "lui lei essi",
    leans:
      "lui lei essi questo questa questi quello quella ciò e ma o quindi poi anche però inoltre perciò dopo suo sua suoi altro altri entrambi",
    joins: "e ma o",
    turns: "non mai niente nulla nessuno nessuna senza ma solo errore peggio meglio meno",
    corrects: "correggo, o_meglio",
    objects: "in_realtà anzi cioè voglio_dire no, scusa,",
    splits: "e ma senza",
    subordinates: "se quando perché anche_se come dopo prima per mentre che",
  },
  ar: {
    says: "قال قالت يقول تقول كتب كتبت",
    leans: "هذا هذه ذلك تلك هو هي هم لكن ولكن كما لذلك وهو وهي ثم وهذا وهذه أيضا",
    joins: "لكن ولكن ثم",
    turns: "لا لم لن ليس ليست بدون لكن فقط خطأ أفضل أقل",
    corrects: "تصحيح,",
    objects: "بل في_الواقع عفوا أقصد لا،",
    splits: "لكن ولكن بل ثم",
    subordinates: "إذا عندما لأن حين قبل بعد",
  },
};

const japanese: Patterns = {
  leans:
    /^(?:これ(?!から)|それ|あれ|この|その|あの|そこ|ここ|ただし|しかし|でも|だが|また|そして|だから|つまり|彼)/u,
  joins: /^(?:そして|それで|また)、?/u,
  turns: /ない|なかった|ません|だけ|しかし|ただし|間違|失敗|やめ/u,
  corrects: /^(?:正しくは|訂正)/u,
  objects: /^(?:いや|いいえ|実は|というより|つまり)、?/u,
  splits: /^(?:しかし|だが|でも)/u,
  subordinates: /^(?!)/u,
  says: /言|話|述べ|語|書い/u,
  pronouns: /彼|それ|これ/u,
  ordinals: /^(?:まず|第[一二三四]に|[一二三四]つ目|最初に|最後に)/u,
};

const none = /(?!)/u;
const unknown: Patterns = {
  leans: none,
  joins: none,
  turns: none,
  corrects: none,
  objects: none,
  splits: none,
  subordinates: none,
  says: none,
  pronouns: none,
  ordinals: none,
};

const built = new Map<string, DraftWords>();

/** Returns the patterns for a language code, e.g. `de-AT`. */
export function getDraftWords(language: string): DraftWords {
  const code = language.slice(0, 2).toLowerCase();
  const known = built.get(code);
  if (known) return known;
  const list = lists[code];
  const patterns = code === "ja" ? japanese : list ? buildWords(list) : unknown;
  const backward = buildReferenceStart(code);
  const words = { code, ...patterns, references: references[code] ?? null, backward };
  built.set(code, words);
  return words;
}

const apart = String.raw`(?![\p{L}\p{M}\p{N}]|['’]\p{L})`;
const alternatives = (words: string, subjects = ""): string =>
  words
    .split(" ")
    .join("|")
    .replaceAll("'", "['’]")
    .replaceAll("_", String.raw`\s`)
    .replaceAll(",", String.raw`\s?[,.:]`)
    .replaceAll("~", subjects === "" ? "" : String.raw`\s(?:${alternatives(subjects)})`);

function buildWords(list: Lists): Patterns {
  const { pronouns = "", ordinals = "", subjects } = list;
  const start = (words: string) =>
    new RegExp(String.raw`^["“„«¿]?\s?(?:${alternatives(words, subjects)})${apart}`, "iu");
  const anywhere = (words: string) =>
    new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives(words)})${apart}`, "iu");
  return {
    leans: start(list.leans),
    joins: new RegExp(String.raw`^(?:${alternatives(list.joins)})${apart}[,:]?\s+`, "iu"),
    turns: anywhere(list.turns),
    corrects: start(list.corrects),
    objects: start(list.objects),
    splits: start(list.splits),
    subordinates: start(list.subordinates),
    says: anywhere(list.says),
    pronouns: pronouns === "" ? none : anywhere(pronouns),
    ordinals:
      ordinals === ""
        ? none
        : new RegExp(
            String.raw`^(?:(?:${alternatives(list.joins)}),?\s)?(?:${alternatives(ordinals)})${apart}`,
            "iu",
          ),
  };
}
