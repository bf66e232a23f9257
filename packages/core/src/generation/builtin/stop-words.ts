/** Words that carry no topic. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    "a about above after again all also always am an and another any are as at back be because been before being " +
    "below best better between both but by came can cannot come could did do does doing don't done down during each " +
    "either else enough even ever every everybody everyone everything few first for from get gets getting give go goes going good got " +
    "had has have having he her here him his how i if in instead into is isn't it it's its just keep know last less let little " +
    "like long made make makes making many may me mean might more most much must my need needs never new next no nobody none nor not " +
    "nothing now of off often old on once one only or other our out over own part people put quite rather really right " +
    "said same say see set she should since so some somebody someone something still such take than that that's the their them then " +
    "there these they thing things think this those three through time to too took two under until up us use used uses using very " +
    "want was way ways we week weeks well went were what when where whether which while who whole why will with within without won't " +
    "work works would year years yes yet you your yours"
  ).split(" "),
);

/** The commonest words of languages that share English's script, to tell them from it. */
const foreignWords: ReadonlySet<string> = new Set(
  (
    "der die das und ist nicht ein eine einen für mit auf sie wir ihr wie warum sich auch von zu dem den im " +
    "le la les des du et est une un pour dans avec sur pas que qui vous nous votre vos ce cette comment pourquoi au aux " +
    "el los las y es una para con por del su sus cómo como qué porque más se lo al en " +
    "il gli di che per non sono della nel e perché più lo i " +
    "o os as um uma não com da dos das em são você seu sua " +
    "de het een van voor met niet wij je zijn hoe waarom naar " +
    "och att det som för på är inte med jak nie jest się na dla czy do ve bir için"
  ).split(" "),
);

/** These are English too, or names of things, so they tell nothing. */
const shared: ReadonlySet<string> = new Set(
  "i as do die an e y o los per pour van met den con non au det ve".split(" "),
);

const englishFunctionWords =
  /^(?:the|of|and|to|is|are|with|for|your|you|how|why|what|when|from|this|that|it|we|our|not|be|without|by|or|at|was)$/;

/**
 * Whether a text reads as English. A short text without any telling word counts as English when it is written in
 * Latin letters, since names of tools and trades look alike everywhere.
 */
export function readsAsEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (latin.length < letters.length * 0.8) return false;
  const words = text.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? [];
  const english = words.filter((word) => englishFunctionWords.test(word)).length;
  const foreign = words.filter((word) => foreignWords.has(word) && !shared.has(word)).length;
  if (english > 0) return english >= foreign;
  const accented = text.match(/[äöüßéèêàçñáíóúãõåøłżśćęąığş]/gi) ?? [];
  return foreign === 0 && accented.length < 2;
}
