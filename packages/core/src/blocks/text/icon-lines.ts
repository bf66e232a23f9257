import {
  dropIconCharacters,
  guessIcon,
  iconCharacterOf,
  readIcon,
  sayIcon,
  type TypedIcon,
} from "../../icons/index.ts";
import { readListMark } from "./text-pieces.ts";

/** Replaces the icon at the start of each line. `change` gets its name, and the spaces after it. */
function mapIcons(
  text: string,
  read: (text: string) => TypedIcon | null,
  change: (name: string, gap: string) => string,
): string {
  if (!text.includes(":")) return text;
  return text
    .split(/(\r\n|\r|\n)/)
    .map((line) => {
      const mark = readListMark(line);
      const start = mark === "" ? (/^\s*/.exec(line)?.[0] ?? "") : mark;
      const icon = read(line.slice(start.length));
      if (!icon) return line;
      const rest = line.slice(start.length + icon.typed.length);
      const words = rest.trimStart();
      return start + change(icon.name, rest.slice(0, rest.length - words.length)) + words;
    })
    .join("");
}

/** Replaces icons by the characters that they are drawn as. */
export const drawIcons = (text: string): string =>
  mapIcons(dropIconCharacters(text), readIcon, (name, gap) => iconCharacterOf(name) + gap);

/** Puts an icon at the start of the line at an offset, in place of the icon that is there. */
export function putIcon(text: string, offset: number, name: string): string {
  const from = text.lastIndexOf("\n", offset - 1) + 1;
  const [line = ""] = text.slice(from).split("\n", 1);
  const mark = readListMark(line);
  const plain = mark + dropIcons(line.slice(mark.length)).trimStart();
  const start = mark.length;
  const withIcon = `${plain.slice(0, start)}:${name}: ${plain.slice(start)}`;
  return text.slice(0, from) + withIcon + text.slice(from + line.length);
}

/** Puts an emoji at an offset, after a list's mark, with spaces between it and words. */
export function putEmoji(text: string, offset: number, emoji: string): string {
  const from = text.lastIndexOf("\n", offset - 1) + 1;
  const [line = ""] = text.slice(from).split("\n", 1);
  const at = Math.max(offset, from + readListMark(line).length);
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const [start, end] = [/\S$/.test(before) ? " " : "", /^\S/.test(after) ? " " : ""];
  return `${before}${start}${emoji}${end}${after}`;
}

/** Replaces icons by their names. */
export const sayIcons = (text: string): string =>
  mapIcons(text, guessIcon, (name, gap) => sayIcon(name) + gap);

/** Removes icons, e.g. where characters or words are counted. */
export const dropIcons = (text: string): string => mapIcons(text, guessIcon, () => "");
