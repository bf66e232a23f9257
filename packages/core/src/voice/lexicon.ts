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
  /** Frequent words that say nothing about an author. */
  common: string;
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
    common:
      "about above after again against all also always am among an and another any anything are around as at back be because become been before being below best between big both but by can cannot come could day days did different do does doing don done down during each else end enough even ever every everyone everything few find first for found from full gave get gets getting give go goes going good got great had half has have having he her here hers him his how however if in instead into is it its itself just keep know last least less let like little long look lot lots made make makes making many may mean more most much must need never new next no nobody none nor not nothing now of off often old on once one only or other others our out over own part people put quite really right said same saw say says see seen set she should show since so some somebody someone something soon still such sure take takes than that the their them then there these they thing things think this those though three through time times to today together too took turn two under until up upon use used very want wanted was way ways week weeks well went were what when where whether which while who whole whose why will with without work worked would year years yes yet",
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
    common:
      "aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis bist da dabei dafür damit dann daran darauf darum das dass davon dazu dem den denn der des deshalb die dies diese diesem diesen dieser dieses doch dort durch ein eine einem einen einer eines einfach einmal er erst es etwas für ganz ganze geben gegen geht gemacht genau gerade gesagt gibt gut gute guten haben habe habt hat hatte hatten heute hier hin hinter ihm ihn ihre ihrem ihren ihrer im immer in ins ist ja jede jedem jeden jeder jedes jetzt kann kannst kein keine keinen keiner können konnte lange lassen leben lieber machen macht mal man mehr meist mit müssen muss nach nicht nichts nie noch nun nur ob oder oft ohne schon sehr sein seine seinen seiner seit selbst sich sie sieht sind so soll sollen sondern sonst tag tage über um und unter viel viele vielen vom von vor war waren warum was wegen weil weiter welche wenig weniger wenn wer werden wie wieder will wird wirklich wissen wo wollen wollte worden wurde wurden zeit zu zum zur zwei zwischen",
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
    common:
      "ainsi alors après au aucun aussi autre autres aux avait avant avec avoir beaucoup bien bon bonne car ce cela celle celui ces cet cette ceux chaque chez chose choses comme comment contre dans de depuis des deux dire dit doit donc du elle elles en encore entre est et était étaient être eu fait faire faut fois il ils ici jamais jour jours jusqu la là le les leur leurs lui mais même mieux moins ne ni non on ont ou où par parce parfois pas pendant personne petit peu peut plus pour pourquoi pouvoir près puis qu quand que quel quelle quelque quelques qui quoi rien sa sans se sera ses seul seule si son sont sous sur tant tel temps toujours tous tout toute toutes très trop un une va vers veut voir vrai vraiment y ça",
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
    common:
      "a al algo alguien alguna algunas alguno algunos allí antes año años aquí así aunque bien bueno cada casi como cómo con contra cosa cosas cual cualquier cuando cuándo da de del desde después día días donde dónde dos durante e el él ella ellas ellos en entonces entre era eran eres es esa ese eso esta está estaba están estar estas este esto estos fue fueron gente gran grande ha había haber hace hacer hacia han hasta hay hecho hoy ir la las le les lo los luego más mejor menos mientras mismo mucha muchas mucho muchos muy nada nadie ni ninguna ninguno no nunca o otra otras otro otros para parte pero persona personas poco por porque pues puede pueden qué que quien quién se sea ser si sí sido siempre sin sino sobre solo son su sus también tampoco tan tanto tener tiempo tiene tienen toda todas todavía todo todos tres un una unas uno unos va van ver vez veces vida y ya",
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
    common:
      "a à ao aos aquele aquilo as às assim até bem boa bom cada casa certo coisa coisas com como da das de dela dele deles depois desde dia dias diz do dois dos e é ela elas ele eles em então entre era eram essa esse esta está estão estar este estou eu faz fazer fica foi for foram gente grande há hoje isso isto já lá lhe mais mas melhor menos mesmo muita muitas muito muitos na nada não nas nem nenhum no nos num numa nunca o onde os ou outra outras outro outros para parte pela pelas pelo pelos pessoa pessoas pode podem por porque pouco pra qual quando quanto que quem quer se sem sempre ser será seu seus si sido só sobre sua suas também tanto te tem têm tempo ter tinha toda todas todo todos tudo um uma umas uns vai vão ver vez vezes vida",
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
    common:
      "a ad ai al alla alle allo altra altre altri altro anche ancora anni anno avere aveva basta bene c che chi ciò come con cosa cose così cui da dai dal dalla dalle dei del della delle dello dentro di dire dopo dove due e è ed ecco era erano essere fare fatto fino fra già giorni giorno gli grande ha hai hanno ho i il in invece io la le lì lo loro lui ma mai meglio meno mentre mezzo modo molta molte molti molto ne nei nel nella nelle nessuno niente no non nulla nuovo o od oggi ogni ora per perché però persone più poco poi possono prima proprio può qualche qualcosa quale quali quando quanto quasi quella quelle quelli quello questa queste questi questo qui sarà se sei sempre senza si sia siamo so solo sono sopra sta stata stato stesso su sua sue sugli sui sul sulla suo suoi tanto tempo tra tre troppo tutta tutte tutti tutto un una uno va verso via vita volta volte",
  },
  ja: {
    i: "私 僕 俺 わたし ぼく 自分",
    we: "私たち 僕たち 我々 弊社 当社 わたしたち",
    you: "あなた 皆さん みなさん 君",
    hedges: "かもしれ たぶん おそらく 多分 と思い ような気が くらい ほど らしい でしょう",
    mistakes: "失敗 間違 ミス 後悔 しくじ",
    stories: "昨日 先日 先週 先月 去年 昨年 当時 あの日 とき ある日",
    calls: "フォロー コメント シェア 保存 登録 リンク プロフィール いいね",
    common: "",
  },
};

/** Finds words of a lexicon in a text. */
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

export interface LanguageWords extends Record<Exclude<keyof Lexicon, "common">, WordFinder> {
  common: ReadonlySet<string>;
}

const built = new Map<VoiceLanguage, LanguageWords>();

/** Returns finders for the words of a language's lexicon. If the language is unknown, they find English words. */
export function findLanguageWords(language: VoiceLanguage | null): LanguageWords {
  const known = language ?? "en";
  const words = built.get(known) ?? build(lexicons[known], known === "ja");
  built.set(known, words);
  return words;
}

function build({ common, ...groups }: Lexicon, isUnspaced: boolean): LanguageWords {
  const finder = (words: string) => createFinder(words, isUnspaced);
  return {
    i: finder(groups.i),
    we: finder(groups.we),
    you: finder(groups.you),
    hedges: finder(groups.hedges),
    mistakes: finder(groups.mistakes),
    stories: finder(groups.stories),
    calls: finder(groups.calls),
    common: new Set([common, ...Object.values(groups)].flatMap((words) => words.split(" "))),
  };
}
