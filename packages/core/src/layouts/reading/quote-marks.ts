/** Maps each opening quotation mark to the marks that can close it. */
const quoteMarks: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  "“": "”",
  "„": "“”",
  "‟": "”",
  "”": "”",
  "‘": "’",
  "‚": "‘’",
  "’": "’",
  "«": "»",
  "»": "«»",
  "‹": "›",
  "›": "‹›",
  "「": "」",
  "『": "』",
  "《": "》",
  "〈": "〉",
  "﹁": "﹂",
};

export const opensQuote = (text: string) => (text.trimStart()[0] ?? "") in quoteMarks;

/** Whether the whole text is in quotation marks; a full stop or comma may follow. */
export function isQuoted(quoted: string): boolean {
  const text = quoted.trim();
  const close = quoteMarks[text[0] ?? ""];
  return (
    close !== undefined && text.length > 2 && close.includes(/(.)[.,]?$/su.exec(text)?.[1] ?? " ")
  );
}

/** Removes quotation marks around the whole text, unless they belong to two separate quotations. */
export function stripQuoteMarks(quoted: string): string {
  const text = quoted.trim();
  const open = text[0] ?? "";
  const close = quoteMarks[open];
  if (close === undefined || text.length < 3 || !close.includes(text.at(-1) ?? "")) return text;
  const inner = text.slice(1, -1).trim();
  return inner === "" || inner.includes(open) ? text : inner;
}
