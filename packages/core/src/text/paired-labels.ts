/** Labels of two texts that belong together, e.g. `Before: …` and `After: …`, by the first label. */
const pairs: readonly (readonly [first: RegExp, second: RegExp])[] = [
  [/^myth$/, /^(?:fact|truth|reality)$/],
  [/^before$/, /^after$/],
  [/^then$/, /^now$/],
  [/^old$/, /^new$/],
  [/^mistake$/, /^(?:fix|instead|better)$/],
  [/^problem$/, /^(?:solution|lösung|solución|solução)$/],
  [/^expectation$/, /^reality$/],
  [/^wrong$/, /^right$/],
  [/^don't$/, /^do$/],
  [/^pros$/, /^cons$/],
  [/^(?:vorher|früher|davor)$/, /^(?:nachher|heute|jetzt|danach)$/],
  [/^(?:mythos|irrtum)$/, /^(?:fakt|wahrheit|tatsache)$/],
  [/^falsch$/, /^(?:richtig|besser)$/],
  [/^avant$/, /^(?:après|maintenant|aujourd'hui)$/],
  [/^(?:mythe|idée reçue)$/, /^(?:réalité|vérité|fait)$/],
  [/^problème$/, /^solution$/],
  [/^antes$/, /^(?:después|ahora|hoy|depois|agora|hoje)$/],
  [/^mito$/, /^(?:realidad|verdad|realidade|verdade|realtà)$/],
  [/^problema$/, /^(?:solución|solução|soluzione)$/],
  [/^prima$/, /^(?:dopo|adesso|oggi)$/],
  [/^(?:以前|ビフォー|導入前|変更前|before)$/, /^(?:現在|今|アフター|導入後|変更後|after)$/],
  [/^誤解$/, /^(?:事実|本当)$/],
  [/^(?:قبل|سابقا|سابقًا)$/, /^(?:بعد|الآن|حاليا|حاليًا)$/],
];

/** Normalizes a label for comparison and removes its number, e.g. `Myth 2` becomes `myth`. */
const foldLabel = (label: string) =>
  label
    .trim()
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/(?<!\s)\s+\d+$|(?<![\s\d])\d+$/, "");

/** Whether two consecutive labels make a comparison, e.g. `Before` and `After`. */
export function arePaired(before: string, after: string): boolean {
  const [first, second] = [foldLabel(before), foldLabel(after)];
  return pairs.some(([opening, closing]) => opening.test(first) && closing.test(second));
}
