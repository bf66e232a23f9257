/** Words for letters that appear regularly. */
const letters =
  "newsletter|letter|weekly|monthly|digest|bulletin|dispatch|briefing|gazette|rundbrief|wochenbrief|infobrief|lettre|infolettre|hebdo|boletín|carta|semanal|boletim|lettera|settimanale|メルマガ|メールマガジン|ニュースレター|通信|便り|だより|نشرة|النشرة";
const issues =
  "issue|edition|no\\.?|nr\\.?|vol\\.?|volume|ausgabe|folge|numéro|n[°º]|édition|número|núm\\.?|edición|edição|numero|edizione|العدد|عدد";

const number = String.raw`(?:(?:${issues})\s?#?\s?\p{Nd}{1,4}|#\s?\p{Nd}{1,4}|第?\p{Nd}{1,4}号|vol\.?\p{Nd}{1,4})`;
const issue = new RegExp(String.raw`(?<![\p{L}\p{N}])${number}(?![\p{L}\p{N}])`, "iu");
const named = new RegExp(String.raw`(?<!\p{L})(?:${letters})(?!\p{L})|通信|便り|だより|マガ`, "iu");
/** A newsletter's name beside the number of its issue has at most this many words. */
const maxNameWords = 6;

/** Splits a masthead such as `The Crust Letter #12: Why bread sleeps` into the letter's name and this text's own title. */
function splitMasthead(title: string): { own: string } | null {
  const found = issue.exec(title);
  if (!found) return null;
  const before = title.slice(0, found.index);
  const after = title.slice(found.index + found[0].length);
  const isNamed =
    named.test(before) || named.test(after) || /^\s*(?:issue|ausgabe|العدد)/iu.test(title);
  if (!isNamed || before.trim().split(" ").length > maxNameWords) return null;
  return { own: after.replace(/^[\s:：|·,–—-]+/u, "").trim() };
}

/** Returns what a title says after a newsletter's name and issue: empty if nothing, null if it has none. */
export function readMasthead(title: string): string | null {
  const own = splitMasthead(title)?.own;
  if (own === undefined) return null;
  const isDate =
    /^(?:[\p{L}.]{0,12}\s?){0,3}\p{Nd}{1,4}[^!?]{0,20}$/u.test(own) && own.length <= 30;
  return isDate || (named.test(own) && own.split(" ").length <= 3) ? "" : own;
}
