export interface FrontMatter {
  /** Values by lower-case key; list entries are joined by commas. */
  fields: Map<string, string>;
  rest: string;
}

export interface FrontMatterBlock {
  raw: string;
  fields: Map<string, string>;
}

/**
 * Front matter keys of Slidev, Marp and similar tools. After the first slide, a block between rules is front matter
 * only if it has a known key.
 */
const deckKeys = new Set(
  `align author aspectratio background backgroundcolor backgroundimage backgroundposition backgroundrepeat
  backgroundsize canvaswidth class clicks color colorschema css date description disabled download dragpos drawings
  exportfilename favicon fonts footer header headingdivider hide hideintoc highlighter htmlattrs image info keywords
  lang layout layoutclass level linenumbers marp math mdc monaco name paginate preload routealias routermode
  selectable size src style tags theme themeconfig title titletemplate transition zoom`
    .toLowerCase()
    .split(/\s+/),
);

const yamlPair = /^([A-Za-z][\w-]*)[ \t]*:(?!\/\/)(.*)$/;
const tomlPair = /^([A-Za-z][\w-]*)[ \t]*=(.*)$/;

/** Splits YAML or TOML front matter from a Markdown text; blank lines and comments may precede it. */
export function readFrontMatter(text: string): FrontMatter {
  const start = skipComments(text);
  const block = findFrontMatter(text.slice(start), true);
  if (!block) return { fields: new Map(), rest: text };
  return {
    fields: block.fields,
    rest: text.slice(0, start) + text.slice(start + block.raw.length),
  };
}

/**
 * Finds front matter at the start of a text, or null. If `isFirst` is false, the front matter must have a key of a
 * known tool.
 */
export function findFrontMatter(text: string, isFirst: boolean): FrontMatterBlock | null {
  const fence = /^(---|\+\+\+)[ \t]*\n/.exec(text);
  if (!fence) return null;
  const isToml = fence[1] === "+++";
  const pattern = isToml ? tomlPair : yamlPair;
  const entries: { key: string; lines: string[] }[] = [];
  let beginsWithComment = false;
  for (let at = fence[0].length; at < text.length;) {
    const end = text.indexOf("\n", at);
    const line = text.slice(at, end < 0 ? text.length : end);
    at = end < 0 ? text.length : end + 1;
    if (line.trimEnd() === fence[1]) {
      const isKnown = entries.some(({ key }) => deckKeys.has(key));
      if (entries.length === 0 || ((!isFirst || beginsWithComment) && !isKnown)) return null;
      return { raw: text.slice(0, at), fields: readFields(entries) };
    }
    const [, key, value = ""] = pattern.exec(line) ?? [];
    const open = entries.at(-1);
    if (key !== undefined && !open?.key.startsWith("["))
      entries.push({ key: key.toLowerCase(), lines: [value] });
    else if (isToml && /^\[[^\]]+\]+\s*$/.test(line)) entries.push({ key: line.trim(), lines: [] });
    else if (open && (key !== undefined || continues(line, open.lines))) open.lines.push(line);
    else if (line.startsWith("#")) beginsWithComment ||= !open;
    else if (line.trim() !== "") return null;
  }
  return null;
}

/** Whether a line continues the value whose first line is `first`. */
function continues(line: string, [first = ""]: readonly string[]): boolean {
  if (/^\s*-\s/.test(line)) return /^\s*(?:#.*)?$/.test(first) || /^\s/.test(line);
  return /^[ \t]|^[\]}]|^$/.test(line);
}

function readFields(entries: readonly { key: string; lines: string[] }[]): Map<string, string> {
  return new Map(entries.map(({ key, lines }) => [key, readValue(lines)]));
}

function readValue([first = "", ...more]: readonly string[]): string {
  const lines = more.map((line) => line.trim());
  const block = /^\s*([|>])[-+\d]*\s*(?:#.*)?$/.exec(first)?.[1];
  if (block) return lines.join(block === "|" ? "\n" : " ").trim();
  const words = [first.trim(), ...lines].filter((line) => line !== "" && !/^#\s/.test(line));
  if (words.length > 0 && words.every((line) => /^-\s/.test(line))) {
    return joinEntries(words.map((line) => line.slice(1)));
  }
  const value = dropComment(words.join(" "));
  if (value.startsWith("[") && value.endsWith("]"))
    return joinEntries(value.slice(1, -1).split(","));
  return unquote(value);
}

const joinEntries = (entries: readonly string[]) =>
  entries
    .map((entry) => unquote(dropComment(entry.trim())))
    .filter(Boolean)
    .join(", ");

/** Removes a trailing comment; a `#` without a space after it starts a hashtag. */
function dropComment(value: string): string {
  const closed = /^["']/.test(value) ? value.lastIndexOf(value[0] ?? "") : 0;
  const comment = value.slice(closed).search(/\s#\s/);
  return comment < 0 ? value : value.slice(0, closed + comment).trim();
}

function unquote(value: string): string {
  const mark = value[0] ?? "";
  if (value.length < 2 || !/["']/.test(mark) || !value.endsWith(mark)) return value;
  if (mark === "'") return value.slice(1, -1).replaceAll("''", "'");
  try {
    return String(JSON.parse(value));
  } catch {
    return value.slice(1, -1);
  }
}

/** The index after leading blank lines and HTML comments. */
function skipComments(text: string): number {
  let at = 0;
  for (;;) {
    const blank = /^\s*/.exec(text.slice(at, at + 1))?.[0].length ?? 0;
    if (blank > 0) at += blank;
    else if (text.startsWith("<!--", at)) {
      const end = text.indexOf("-->", at);
      if (end < 0) return at;
      at = end + 3;
    } else return at;
  }
}
