import { readTex } from "../text/tex.ts";

/** A part of a note that isn't text, e.g. a comment. */
interface LeftMark {
  noun: string;
  example: string;
}

export interface PlainNote {
  /** Markdown that every reader knows. */
  text: string;
  left: LeftMark[];
}

interface NoteOptions {
  /** Keeps the line that names a callout's kind, such as `[!tip]`. Its title gets a line of its own. */
  keepsCallouts?: boolean;
}

const fence = /^[ \t]{0,12}(?:>[ \t]?){0,6}(`{3,}|~{3,})/;
const directive =
  /^[ \t]{0,3}:{3,}[ \t]*(?:[a-z][\w-]{0,30})?(?:\{[^{}\n]{0,200}\})?(?:\[([^[\]\n]{1,200})\])?[ \t]*([^\n:]{0,200})$/i;
const callout = /^((?:[ \t]{0,3}>[ \t]?){1,6})\[!(\w[\w-]{0,30})\]([+-]?)[ \t]*(.*)$/;
const blockId = /(?<=\S)[ \t]\^[\w-]{1,40}[ \t]*$/;
const imageFile = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|heic)$/i;

/** Match marks of note-taking apps and of math in a line, each up to a length; escaped signs and addresses are none. */
const marks =
  /\\[!-/:-@[-`{-~]|https?:\/\/[^\s<>)\]]{1,2000}|(?<code>`+)|%%(?<comment>[^%\n]{0,1000})%%|!\[\[(?<embed>[^[\]\n]{1,300})\]\]|\[\[(?:(?<page>[^[\]|\n]{1,200}))(?:\|(?<label>[^[\]\n]{1,200}))?\]\]|==(?=[^\s=])(?<marked>[^=\n]{1,500})==|\^\^(?=[^\s^])(?<lit>[^^\n]{1,500})\^\^|\(\((?<block>[\w-]{6,40})\)\)|\+\+(?=[^\s+])(?<added>[^+\n]{1,500})\+\+|\$\$(?<display>(?:[^$\n\\]|\\[^$\n]){1,500})\$\$|\$(?=[^\s$])(?<math>(?:[^$\n\\]|\\[^$\n]){1,300})\$(?!\d)/g;

/**
 * Writes the marks of note-taking apps as common Markdown: links of a wiki as their labels, highlights as bold text in
 * headings, formulas as text. Comments and embedded files are left out and listed. Code stays as typed.
 */
export function readNoteMarks(
  text: string,
  { keepsCallouts = false }: NoteOptions = {},
): PlainNote {
  const left: LeftMark[] = [];
  const lines: string[] = [];
  let open = "";
  let block: { mark: "$$" | "%%"; lines: string[] } | null = null;
  for (const line of text.split("\n")) {
    const mark = fence.exec(line)?.[1] ?? "";
    if (block) {
      if (line.trim() !== block.mark) block.lines.push(line);
      else {
        lines.push(closeBlock(block, left));
        block = null;
      }
      continue;
    }
    if (open !== "" || mark !== "") {
      const isEnd = open !== "" && mark.startsWith(open);
      open = isEnd ? "" : open || mark;
      lines.push(line);
    } else if (/^(?:\$\$|%%)$/.test(line.trim())) {
      block = { mark: line.trim() === "$$" ? "$$" : "%%", lines: [] };
    } else for (const one of readLine(line, left, keepsCallouts)) lines.push(one);
  }
  // Without an end, the marks are text.
  if (block) lines.push(block.mark, ...block.lines);
  return { text: lines.join("\n"), left };
}

function closeBlock({ mark, lines }: { mark: string; lines: string[] }, left: LeftMark[]): string {
  const words = lines.join(" ").trim();
  if (mark === "$$") return asCode(readTex(words) ?? words);
  left.push({ noun: "comment", example: words });
  return "";
}

function readLine(line: string, left: LeftMark[], keepsCallouts: boolean): string[] {
  const [isDirective, label, title = ""] = directive.exec(line) ?? [];
  if (isDirective !== undefined) {
    const name = (label ?? title).trim();
    return name === "" ? [""] : ["", `**${name}**`, ""];
  }
  const [isCallout, quote = "", kind = "", fold = "", name = ""] = callout.exec(line) ?? [];
  if (isCallout !== undefined) {
    const titled =
      name.trim() === ""
        ? []
        : [`${quote}**${readMarks(name.trim(), left, false)}**`, quote.trimEnd()];
    return [...(keepsCallouts ? [`${quote}[!${kind}]${fold}`] : []), ...titled];
  }
  const isHeading = /^[ \t]{0,3}#{1,6}[ \t]/.test(line);
  const dropId = (id: string) => {
    left.push({ noun: "block id", example: id.trim() });
    return "";
  };
  return [readMarks(line, left, isHeading).replace(blockId, dropId)];
}

function readMarks(line: string, left: LeftMark[], isHeading: boolean): string {
  const isComment = /^[ \t]{0,3}<!--/.test(line);
  if (isComment || !/[%[=+$^(]/.test(line)) return line;
  let codeEnd = 0;
  return line.replaceAll(marks, (typed: string, ...rest) => {
    const groups = rest.at(-1) as Record<string, string | undefined>;
    const at = rest.at(-3) as number;
    if (at < codeEnd) return typed;
    if (groups["code"] !== undefined) {
      const end = line.indexOf(typed, at + typed.length);
      if (end > 0) codeEnd = end + typed.length;
      return typed;
    }
    return writeMark(typed, groups, { left, isHeading });
  });
}

function writeMark(
  typed: string,
  {
    comment,
    embed,
    block,
    page,
    label,
    marked,
    lit,
    added,
    display,
    math,
  }: Record<string, string | undefined>,
  { left, isHeading }: { left: LeftMark[]; isHeading: boolean },
): string {
  if (comment !== undefined) {
    left.push({ noun: "comment", example: comment.trim() });
    return "";
  }
  if (embed !== undefined) {
    const [file = ""] = embed.split("|");
    left.push({ noun: imageFile.test(file) ? "image" : "embedded note", example: file });
    return "";
  }
  if (page !== undefined) return label ?? page.replace(/^.*[#^]/, "");
  if (block !== undefined) {
    left.push({ noun: "embedded block", example: block });
    return "";
  }
  const highlighted = marked ?? lit;
  if (highlighted !== undefined) return isHeading ? `**${highlighted}**` : highlighted;
  if (added !== undefined) return added;
  const tex = display ?? math ?? "";
  // Two prices in a line aren't a formula.
  const isNumber = /^\d+(?:[.,]\d+)?(?:\\?%)?$/.test(tex);
  const isFormula =
    display !== undefined || isNumber || (/[\\^_=<>]|^[a-z]$/i.test(tex) && !/\s$/.test(tex));
  return isFormula ? asCode(readTex(tex) ?? tex) : typed;
}

/** Writes a text so that no sign in it is a mark. */
const asCode = (text: string) => (text.includes("`") ? text : `\`${text}\``);
