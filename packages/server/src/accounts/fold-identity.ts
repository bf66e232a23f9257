/**
 * Folds an email address or username for comparison, so case and Unicode encoding can't create a second account: NFKC,
 * then a full case fold (lower case of upper case, so ß equals ss).
 */
export function foldIdentity(text: string): string {
  return text.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFKC");
}
