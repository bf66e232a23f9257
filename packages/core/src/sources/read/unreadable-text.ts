/** A text that isn't prose and can't be read. The message names its kind and says what to use instead. */
export class UnreadableText extends Error {}

const instead = "Copy the text that you want to use, then paste it.";
const captions = "Save the captions as SRT or VTT, then try again.";

interface UnreadableKind {
  name: string;
  advice: string;
  recognizes: (text: string, fileName: string) => boolean;
}

const commandLine =
  /^[ \t]*\\(?:documentclass|usepackage|begin\{|end\{|section\*?\{|subsection\*?\{|chapter\*?\{|item\b|maketitle|title\{|author\{)/;
const minCommands = 3;

const kinds: readonly UnreadableKind[] = [
  {
    name: "JSON data",
    advice: instead,
    recognizes: (text) => isJson(text),
  },
  {
    name: "LaTeX",
    advice: "Make a PDF of it, then upload the PDF.",
    recognizes: (text, fileName) => /\.(?:tex|latex|ltx)$/i.test(fileName) || isLatex(text),
  },
  {
    name: "program code",
    advice: instead,
    recognizes: (_text, fileName) =>
      /\.(?:py|m?[jt]sx?|cjs|java|kt|swift|c|cc|cpp|h|hpp|cs|go|rs|rb|php|pl|lua|r|scala|sh|bash|ps1|bat|sql|css|s[ac]ss|less|vue|svelte)$/i.test(
        fileName,
      ),
  },
  {
    name: "a file of settings or data",
    advice: instead,
    recognizes: (_text, fileName) =>
      /\.(?:ya?ml|toml|ini|cfg|conf|env|properties|lock|log)$/i.test(fileName),
  },
  {
    name: "BibTeX",
    advice: instead,
    recognizes: (text) =>
      /^\s*@(?:article|book|misc|inproceedings|online|thesis|phdthesis|report|techreport)\s*\{/i.test(
        text,
      ),
  },
  {
    name: "a contact card",
    advice: instead,
    recognizes: (text) => /^\s*BEGIN:VCARD\b/.test(text),
  },
  {
    name: "RTF",
    advice: "Save it as DOCX, then try again.",
    recognizes: (text) => /^\s*\{\\rtf\d/.test(text),
  },
  {
    name: "captions in SAMI",
    advice: captions,
    recognizes: (text) => /^\s*<SAMI\b/i.test(text),
  },
  {
    name: "captions in SCC",
    advice: captions,
    recognizes: (text) => /^\s*Scenarist_SCC\b/.test(text),
  },
  {
    name: "the source of an email",
    advice: "Upload it as a file that ends in .eml.",
    recognizes: isMailSource,
  },
  {
    name: "XML data",
    advice: instead,
    recognizes: (text) =>
      /^\s*<\?xml\b/.test(text) || /^\s*<\w[\w:.-]{0,60}\s[^<>]{0,2000}xmlns/.test(text),
  },
];

/** @throws {UnreadableText} if a text isn't prose. */
export function refuseData(text: string, fileName: string): void {
  const kind = kinds.find(({ recognizes }) => recognizes(text, fileName));
  if (kind) throw new UnreadableText(`This is ${kind.name}, which we can't read. ${kind.advice}`);
}

/** Whether a text is JSON: one value, or one on each line. */
function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  if (parses(text)) return true;
  // With a comma too many, or names without quotation marks.
  if (
    /^\s*(?:\[\s*)?\{\s*(?:"[^"\n]{1,100}"|[\w$]{1,40})\s*:/.test(text) &&
    /[}\]];?\s*$/.test(text)
  )
    return true;
  const lines = text.split("\n").flatMap((line) => line.trim() || []);
  const isLines =
    lines.length > 1 && lines.slice(0, 20).every((line) => line.startsWith("{") && parses(line));
  // A part of a larger value.
  const keyed = lines.filter(
    (line) => /^(?:[\]}{[]\s?)?"[^"]{1,100}"\s?:/.test(line) || /^[\]}[{]+,?$/.test(line),
  );
  return isLines || (lines.length > 2 && keyed.length * 2 > lines.length);
}

function parses(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object";
  } catch {
    return false;
  }
}

function isLatex(text: string): boolean {
  const lines = text.slice(0, 40_000).split("\n");
  if (lines.some((line) => /^[ \t]*\\(?:documentclass\b|begin\{document\})/.test(line)))
    return true;
  // Markdown shows commands as code.
  const isMarkdown = lines.some((line) => /^(?:#{1,6}\s|```|~~~)/.test(line));
  return !isMarkdown && lines.filter((line) => commandLine.test(line)).length >= minCommands;
}

const mailField =
  /^(?:received|return-path|message-id|mime-version|content-type|content-transfer-encoding|dkim-signature|x-[\w-]+|delivered-to):\s/i;

/** Whether a text begins with the head of a mail as it is sent. */
function isMailSource(text: string): boolean {
  const head = text.slice(0, 20_000).split(/\n\s*\n/, 1)[0] ?? "";
  const lines = head.split("\n").filter((line) => mailField.test(line));
  return lines.length > 1 && /^(?:from|subject|date):\s/im.test(head);
}
