import { getCommonWords } from "../text/common-words.ts";
import type { VoiceLanguage } from "./voice-language.ts";

/** Words of one language that are looked for in posts, in lower case. In a word, `_` matches a space. */
interface Lexicon {
  i: string;
  we: string;
  you: string;
  hedges: string;
  mistakes: string;
  stories: string;
  calls: string;
}

const lexicons: Record<VoiceLanguage, Lexicon> = {
  en: {
    i: "i me my mine myself",
    we: "we us our ours ourselves",
    you: "you your yours yourself",
    hedges:
      "maybe perhaps probably possibly might could seems seem somewhat rather likely roughly kind sort guess suppose",
    mistakes:
      "mistake mistakes wrong failed failure fail regret messed screwed lost burned embarrassed",
    stories:
      "yesterday ago last once monday tuesday wednesday thursday friday saturday sunday morning when remember",
    calls:
      "follow comment comments share save subscribe download click link dm repost tag reply join book",
  },
  de: {
    i: "ich mich mir mein meine meinen meiner meinem meines",
    we: "wir uns unser unsere unseren unserer unserem unseres",
    you: "du dich dir dein deine deinen deiner deinem ihr euch euer eure euren ihnen",
    hedges:
      "vielleicht wohl eventuell möglicherweise vermutlich eigentlich irgendwie könnte könnten wahrscheinlich ungefähr etwa ziemlich scheint",
    mistakes: "fehler falsch gescheitert scheitern versagt bereue vermasselt verloren irrtum",
    stories:
      "gestern vorgestern letzte letzten letztes damals als montag dienstag mittwoch donnerstag freitag samstag sonntag neulich morgens",
    calls:
      "folge folgt kommentiere kommentar kommentare teile teilt speichere speichern abonniere abonnieren link schreib schreibt markiere melde",
  },
  fr: {
    i: "je j me moi mon ma mes mien mienne",
    we: "nous notre nos nôtre",
    you: "tu te toi ton ta tes vous votre vos",
    hedges:
      "peut-être probablement sans_doute plutôt environ semble semblent pourrait pourraient éventuellement presque sûrement",
    mistakes: "erreur erreurs tort raté échoué échec regrette trompé perdu planté",
    stories:
      "hier avant-hier dernier dernière lundi mardi mercredi jeudi vendredi samedi dimanche quand autrefois matin jour",
    calls:
      "suis suivez abonne abonnez commente commentez commentaire commentaires partage partagez enregistre enregistrez lien clique cliquez écris écrivez",
  },
  es: {
    i: "yo mi mis me mí conmigo mío mía",
    we: "nosotros nosotras nos nuestro nuestra nuestros nuestras",
    you: "tú tu tus te ti contigo usted ustedes vosotros vuestro vuestra os",
    hedges:
      "quizá quizás tal_vez probablemente posiblemente parece podría podrían acaso casi aproximadamente supongo",
    mistakes:
      "error errores equivoqué equivocado equivocada fallé fracaso fracasé arrepiento perdí",
    stories:
      "ayer anteayer pasado pasada hace cuando lunes martes miércoles jueves viernes sábado domingo aquel aquella",
    calls:
      "sigue sígueme síguenos comenta comentarios comparte guarda guárdalo suscríbete enlace etiqueta escríbeme descarga",
  },
  pt: {
    i: "eu me mim meu minha meus minhas comigo",
    we: "nós nos nosso nossa nossos nossas conosco",
    you: "você vocês tu te ti teu tua teus tuas contigo",
    hedges:
      "talvez provavelmente possivelmente parece poderia poderiam quase aproximadamente acho acredito quiçá",
    mistakes: "erro erros errei errado errada falhei fracasso fracassei arrependo perdi",
    stories:
      "ontem anteontem passado passada há quando segunda terça quarta quinta sexta sábado domingo aquele aquela",
    calls:
      "siga segue comente comenta comentários compartilhe compartilha salve salva inscreva link marque escreva baixe",
  },
  it: {
    i: "io mi me mio mia miei mie",
    we: "noi ci nostro nostra nostri nostre",
    you: "tu ti te tuo tua tuoi tue voi vi vostro vostra lei",
    hedges: "forse probabilmente magari sembra potrebbe potrebbero quasi circa credo suppongo",
    mistakes: "errore errori sbagliato sbagliata sbagliai fallito fallimento pento perso",
    stories:
      "ieri scorso scorsa fa quando lunedì martedì mercoledì giovedì venerdì sabato domenica allora",
    calls: "segui seguimi commenta commenti condividi salva iscriviti link tagga scrivimi scarica",
  },
  ja: {
    i: "私 僕 俺 わたし ぼく 自分",
    we: "私たち 僕たち 我々 弊社 当社 わたしたち",
    you: "あなた 皆さん みなさん 君",
    hedges: "かもしれ たぶん おそらく 多分 と思い ような気が くらい ほど らしい でしょう",
    mistakes: "失敗 間違 ミス 後悔 しくじ",
    stories: "昨日 先日 先週 先月 去年 昨年 当時 あの日 とき ある日",
    calls: "フォロー コメント シェア 保存 登録 リンク プロフィール いいね",
  },
};

interface WordFinder {
  count(text: string): number;
  has(text: string): boolean;
}

function createFinder(words: string, isUnspaced: boolean): WordFinder {
  const listed = words.split(" ").filter((word) => word !== "");
  const either = listed
    .map((word) => word.replaceAll("-", "[-‐]").replaceAll("_", String.raw`\s`))
    .join("|");
  const pattern = isUnspaced
    ? new RegExp(either || "(?!)", "gu")
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${either || "(?!)"})(?![\\p{L}\\p{N}])`, "giu");
  const count = (text: string) => text.match(pattern)?.length ?? 0;
  return { count, has: (text) => count(text) > 0 };
}

export interface LanguageWords extends Record<keyof Lexicon, WordFinder> {
  /** Frequent words that say nothing about an author. */
  common: ReadonlySet<string>;
}

const built = new Map<VoiceLanguage, LanguageWords>();

/** Returns finders for the words of a language's lexicon. If the language is unknown, they find English words. */
export function findLanguageWords(language: VoiceLanguage | null): LanguageWords {
  const known = language ?? "en";
  const words = built.get(known) ?? build(lexicons[known], known);
  built.set(known, words);
  return words;
}

function build(groups: Lexicon, language: VoiceLanguage): LanguageWords {
  const finder = (words: string) => createFinder(words, language === "ja");
  const listed = Object.values(groups).flatMap((words: string) => words.split(" "));
  return {
    i: finder(groups.i),
    we: finder(groups.we),
    you: finder(groups.you),
    hedges: finder(groups.hedges),
    mistakes: finder(groups.mistakes),
    stories: finder(groups.stories),
    calls: finder(groups.calls),
    common: new Set([...getCommonWords(language), ...listed]),
  };
}
