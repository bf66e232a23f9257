/**
 * What of an e-mail address or a username is compared, so that neither case nor the way a letter is encoded makes a
 * second account: NFKC and a full case fold, which is lower case of upper case (ß is ss).
 */
export function foldIdentity(text: string): string {
  return text.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFKC");
}
