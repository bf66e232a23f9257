/**
 * Folds an email address or username, so that spellings of one name can't create two accounts. Upper case before lower
 * case makes ß equal to ss.
 */
export function foldIdentity(text: string): string {
  return text.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFKC");
}
