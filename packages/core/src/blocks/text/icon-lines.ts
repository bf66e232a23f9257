import { dropIconCharacters, iconCharacterOf, readIcon, sayIcon } from "../../icons/index.ts";
import { readListMark } from "./text-pieces.ts";

/** Replaces the icon at the start of each line. `change` gets its name, and the spaces after it. */
function mapIcons(text: string, change: (name: string, gap: string) => string): string {
  if (!text.includes(":")) return text;
  return text
    .split(/(\r\n|\r|\n)/)
    .map((line) => {
      const mark = readListMark(line);
      const start = mark === "" ? (/^\s*/.exec(line)?.[0] ?? "") : mark;
      const icon = readIcon(line.slice(start.length));
      if (!icon) return line;
      const rest = line.slice(start.length + icon.typed.length);
      const words = rest.trimStart();
      return start + change(icon.name, rest.slice(0, rest.length - words.length)) + words;
    })
    .join("");
}

/** Replaces icons by the characters that they are drawn as. */
export const drawIcons = (text: string): string =>
  mapIcons(dropIconCharacters(text), (name, gap) => iconCharacterOf(name) + gap);

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

/** Replaces icons by their names. */
export const sayIcons = (text: string): string =>
  mapIcons(text, (name, gap) => sayIcon(name) + gap);

/** Removes icons, e.g. where characters or words are counted. */
export const dropIcons = (text: string): string => mapIcons(text, () => "");
