/** Endings of files that the server reads as sources and the browser can't. */
const served =
  "pdf docx pptx epub srt vtt sbv ass ssa ttml dfxp html htm xhtml xml rss atom zip itt sub lrc eml emlx mbox mht mhtml ics ipynb qmd".split(
    " ",
  );
const texts = "md markdown txt csv tsv json".split(" ");

export const isServedFile = (name: string): boolean =>
  served.includes(/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "");

export const sourceFileTypes = [...served, ...texts].map((ending) => `.${ending}`).join(",");
