/** Escapes text for use between tags of HTML or XML. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Escapes text for use between tags, or in double quotes. */
export const escapeQuoted = (text: string): string => escapeMarkup(text).replaceAll('"', "&quot;");
