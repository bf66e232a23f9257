import { hasEastAsianWords } from "../../text/scripts.ts";
/** Column headings in many languages: for each pair, words for the worse side and words for the better side. */
const pairs: readonly (readonly [worse: string, better: string])[] = [
  [
    "before|then|vorher|früher|damals|avant|antes|prima|voor|vooraf|voorheen|vroeger|قبل|سابقا|לפני|בעבר|पहले|以前|前|ビフォー|以往|过去|過去|之前|이전|전|예전|до|раньше|было",
    "after|now|nachher|danach|heute|jetzt|après|maintenant|después|ahora|depois|agora|dopo|adesso|oggi|na|daarna|nu|بعد|الآن|אחרי|היום|עכשיו|बाद|अब|以後|後|アフター|今|现在|現在|之后|之後|이후|후|지금|после|теперь|сейчас|стало",
  ],
  [
    "wrong|incorrect|falsch|faux|incorrecto|mal|sbagliato|errato|errado|incorreto|fout|verkeerd|خطأ|خاطئ|שגוי|לא נכון|गलत|間違い|誤り|誤|不正解|错误|錯誤|错|錯|틀린|잘못|неправильно|неверно",
    "right|correct|richtig|juste|correcto|bien|giusto|corretto|certo|correto|goed|juist|صحيح|صواب|נכון|सही|正しい|正解|正|正确|正確|对|對|맞는|올바른|правильно|верно",
  ],
  [
    "dont|donts|do not|avoid|stop|never|nicht|so nicht|nicht so|vermeiden|à éviter|évitez|ne pas|ne faites pas|no hagas|evita|evitar|qué no hacer|lo que no|não faça|evite|o que não|da evitare|non fare|cosa non fare|niet|niet doen|vermijd|لا تفعل|تجنب|אל תעשו|אל תעשה|לא לעשות|מה לא|न करें|क्या न करें|मत|やってはいけない|やらない|しない|避ける|ng|하지 마세요|하지 말 것|피할 것|피하세요|不要|不该|不該|避免|别|別|не делайте|нельзя|избегайте|как не надо",
    "do|dos|do this|instead|start|always|so|besser|richtig|à faire|faites|haz|hazlo|qué hacer|lo que sí|faça|o que fazer|fai|da fare|cosa fare|doen|wel|wel doen|افعل|עשו|עשה|לעשות|מה כן|करें|क्या करें|やるべき|やる|する|ok|하세요|할 것|要|应该|應該|делайте|можно|нужно|как надо",
  ],
  [
    "myth|myths|mythos|mythen|irrtum|mythe|mythes|idée reçue|mito|mitos|miti|mythe|mythen|fabel|fabels|خرافة|خرافات|מיתוס|मिथक|भ्रम|神話|誤解|迷信|うそ|嘘|误区|誤區|迷思|谣言|謠言|오해|미신|миф|мифы",
    "fact|facts|truth|reality|fakt|fakten|tatsache|wahrheit|realität|fait|faits|vérité|réalité|hecho|hechos|realidad|verdad|fato|fatos|realidade|verdade|fatto|fatti|realtà|verità|feit|feiten|werkelijkheid|حقيقة|حقائق|الحقيقة|עובדה|עובדות|האמת|तथ्य|सच|事実|真実|本当|事实|真相|事實|사실|진실|факт|факты|правда|реальность",
  ],
  [
    "bad|worse|weak|poor|schlecht|schlechter|schwach|mauvais|mauvaise|malo|mala|peor|ruim|mau|pior|cattivo|male|peggio|debole|slecht|slechter|zwak|سيئ|سيء|ضعيف|רע|גרוע|חלש|बुरा|बुरी|खराब|कमज़ोर|悪い|ダメ|だめ|坏|壞|差|不好|나쁜|나쁨|плохо|плохой|плохая|плохие|хуже|слабо",
    "good|better|strong|great|gut|gute|besser|stark|bon|bonne|meilleur|mieux|bueno|buena|bien|mejor|bom|boa|melhor|buono|bene|meglio|forte|goed|beter|sterk|جيد|أفضل|قوي|טוב|טוב יותר|חזק|अच्छा|अच्छी|बेहतर|良い|よい|いい|好|更好|좋은|좋음|더 나은|хорошо|хороший|хорошая|хорошие|лучше|сильно",
  ],
  [
    "mistake|mistakes|error|errors|problem|fehler|problem|erreur|erreurs|problème|errore|errori|problema|errores|erro|erros|fout|fouten|probleem|خطأ|أخطاء|مشكلة|المشكلة|טעות|טעויות|בעיה|गलती|गलतियाँ|समस्या|失敗|ミス|間違い|問題|課題|错误|錯誤|问题|실수|문제|ошибка|ошибки|проблема",
    "fix|fixes|solution|solutions|instead|better|do this instead|lösung|lösungen|besser|stattdessen|solution|correction|solución|soluciones|solução|soluções|soluzione|soluzioni|oplossing|oplossingen|beter|حل|الحل|حلول|פתרון|פתרונות|תיקון|समाधान|सुधार|解決|改善|対策|正解|解决|解決方法|解法|修正|해결|해결책|решение|решения|исправление",
  ],
];

/** Matches symbols at the start of a heading that mark the worse side. */
const crosses = /^(?:[❌✗✘✕✖🚫👎⛔]|\[x\])/iu;
/** Matches symbols at the start of a heading that mark the better side. */
const checks = /^[✅✓✔☑👍⭕]/u;

const judged = pairs.map(([worse, better]) => [listTerms(worse), listTerms(better)] as const);

/** Whether the left heading means worse and the right one better, e.g. `Before` and `After`. */
export function isJudged(left: string, right: string): boolean {
  if (crosses.test(left.trim()) && checks.test(right.trim())) return true;
  const heads = [normalize(left), normalize(right)] as const;
  return judged.some(
    ([worse, better]) =>
      worse.some((term) => beginsWith(heads[0], term)) &&
      better.some((term) => beginsWith(heads[1], term)),
  );
}

function listTerms(terms: string): string[] {
  return terms.normalize("NFC").split("|");
}

/** Makes a heading comparable: lower case, no apostrophes, and no characters before the first letter or digit. */
function normalize(head: string): string {
  return head
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/['’ʼ]/g, "")
    .replace(/^[^\p{L}\p{N}]+/u, "");
}

/**
 * Whether the heading starts with the whole word `term`. If `term` is one Chinese, Japanese or Korean character, no
 * letter or digit may follow.
 */
function beginsWith(head: string, term: string): boolean {
  if (!head.startsWith(term)) return false;
  const after = head.slice(term.length);
  // In these scripts, words don't end at a space: Chinese and Japanese have none, Korean attaches endings.
  if (hasEastAsianWords(term) ? term.length > 1 : hasEastAsianWords(after.slice(0, 1))) return true;
  return !/^[\p{L}\p{M}\p{N}]/u.test(after);
}
