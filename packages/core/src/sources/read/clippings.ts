import type { PassagePlace, ReadSource } from "../source.ts";
import type { ReadOptions } from "./read-options.ts";
import { Reading } from "./reading.ts";

const separator = /^[ \t]{0,20}={10,}[ \t]{0,20}$/m;
const kinds = {
  highlight:
    /highlight|markierung|surlign|subrayado|destaque|evidenziazione|ハイライト|markering|标注|выделение/iu,
  note: /\bnot(?:e|iz|a|itie)\b|メモ|笔记|заметка/iu,
  bookmark:
    /bookmark|lesezeichen|signet|marcador|segnalibro|ブックマーク|bladwijzer|书签|закладка/iu,
} as const;
const page =
  /(?:page|seite|página|pagina|ページ|第|стр\.?)\s?(\d{1,5})|(\d{1,5})\s?(?:ページ|页)/iu;
const location =
  /(?:location|loc\.?|position|emplacement|posición|posição|posizione|位置(?:no\.)?|locatie|место)\s?(\d[\d–-]*)/iu;

/** Matches a line at the end of a text that was copied from Apple Books. */
const excerpt =
  /^(?:excerpt from|auszug aus|extrait de|fragmento de|trecho de|estratto da|uittreksel uit)\s?:?(?:\s(.{1,300}))?$/iu;
/** An excerpt ends with at most this many lines about its book. */
const maxExcerptLines = 8;
/** Matches a head in the list of highlights of Kindle's website, e.g. `Yellow highlight | Page: 12`. */
const webHead =
  /^(?:(?:yellow|blue|pink|orange) )?(highlight|note) \| (page|location):\s*([\d,]+)$/iu;

/** The section of what a reader wrote beside a highlight. */
export const ownNote = "Your note";

interface Clipping {
  kind: "highlight" | "note" | "bookmark";
  book: string;
  author: string;
  text: string;
  place: PassagePlace;
}

/** Lists the highlights of a book reader's export. Null for other texts. */
export function findClippings(text: string): Clipping[] | null {
  return findKindle(text) ?? findWebList(text) ?? findNotebook(text) ?? findExcerpt(text);
}

/** Reads highlights as quotations of their book, and notes as paragraphs. */
export function readClippings(clippings: readonly Clipping[], options: ReadOptions): ReadSource {
  const reading = new Reading(options);
  const texts = clippings.filter(({ kind }) => kind !== "bookmark");
  for (const { kind } of clippings) if (kind === "bookmark") reading.leave("bookmark");
  for (const [index, { kind, text, book, author, place }] of texts.entries()) {
    const speaker = [author, book].filter(Boolean).join(", ");
    if (text === "") reading.leave(`${kind} without words`, "", `${kind}s without words`);
    else if (isEarlier(texts, index))
      reading.leave("earlier version of a highlight", text, "earlier versions of highlights");
    else if (kind === "highlight")
      reading.add({ kind: "quote", text, place, ...(speaker && { speaker }) });
    else reading.add({ kind: "paragraph", text, place: { ...place, section: ownNote } });
  }
  const books = new Set(texts.map(({ book }) => book));
  const [only = ""] = books.size === 1 ? books : [];
  return reading.finish({
    kind: "text",
    by: "highlights",
    title: only || undefined,
    language: options.language,
  });
}

/** Whether a later highlight of the same book has all of its words, as after a change. */
function isEarlier(clippings: readonly Clipping[], index: number): boolean {
  const one = clippings[index];
  return clippings
    .slice(index + 1, index + 3)
    .some(
      (other) =>
        other.kind === "highlight" &&
        one?.kind === "highlight" &&
        other.book === one.book &&
        other.text.startsWith(one.text),
    );
}

function findKindle(text: string): Clipping[] | null {
  if (!separator.test(text)) return null;
  const entries = text
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
  const clippings = entries.flatMap((entry): Clipping[] => {
    const [title = "", meta = "", ...rest] = entry.split("\n").map((line) => line.trim());
    const kind = /^[-–—]\s/.test(meta) ? findKind(meta) : null;
    if (kind === null) return [];
    return [
      {
        kind,
        ...readTitle(title.replace(/^\uFEFF/, "")),
        text: rest.join(" ").trim(),
        place: readPlace(meta),
      },
    ];
  });
  return clippings.length > 0 && clippings.length * 2 > entries.length ? clippings : null;
}

function findKind(meta: string): Clipping["kind"] | null {
  // The date after the last bar may have other words.
  const said = meta.replace(/\|[^|]*$/, "");
  if (kinds.bookmark.test(said)) return "bookmark";
  if (kinds.highlight.test(said)) return "highlight";
  return kinds.note.test(said) ? "note" : null;
}

function readPlace(meta: string): PassagePlace {
  const [, before, after] = page.exec(meta) ?? [];
  const number = Number(before ?? after ?? 0);
  const found = location.exec(meta)?.[1];
  if (number > 0) return { page: number };
  return found ? { section: `Location ${found}` } : {};
}

/** Reads `The Bread Year (Moos, Lena)` as a book and its author. */
function readTitle(title: string): Pick<Clipping, "book" | "author"> {
  const [, book = title, author = ""] = /^(.{1,300}?)\s*\(([^()]{1,200})\)\s*$/u.exec(title) ?? [];
  const [, last, first] = /^([^,;]{1,60}),\s([^,;]{1,60})$/.exec(author) ?? [];
  return { book: book.trim(), author: first && last ? `${first} ${last}` : author };
}

function findWebList(text: string): Clipping[] | null {
  const clippings: Clipping[] = [];
  for (const line of text.split("\n").map((one) => one.trim())) {
    const [, kind = "", where = "", number = ""] = webHead.exec(line) ?? [];
    if (kind !== "") {
      const count = Number(number.replaceAll(",", ""));
      const place = /page/i.test(where) ? { page: count } : { section: `Location ${count}` };
      clippings.push({
        kind: /note/i.test(kind) ? "note" : "highlight",
        book: "",
        author: "",
        text: "",
        place,
      });
    } else if (line !== "" && !/^options$/i.test(line)) {
      const open = clippings.at(-1);
      if (open) open.text = `${open.text} ${line.replace(/^Note:\s*/i, "")}`.trim();
    }
  }
  return clippings.length > 1 ? clippings : null;
}

/** Matches a head in Kindle's export of a book's notes, e.g. `Highlight (yellow) - Page 12 · Location 180`. */
const notebookHead = new RegExp(
  String.raw`^(?:[\p{L}’']{1,12} )?(${[kinds.highlight, kinds.note, kinds.bookmark].map(({ source }) => source).join("|")})\p{L}{0,6}\s?(?:\([^()\n]{2,20}\))?\s(?:-|–|:)\s(?:[^\n]{1,120}\s>\s)?(?:.{0,20}?)(?:${page.source}|${location.source})[^\n]{0,40}$`,
  "iu",
);
const section = /^(?:chapter|kapitel|chapitre|capítulo|capitolo|part|teil|partie)\s[^\n]{1,120}$/iu;

function findNotebook(text: string): Clipping[] | null {
  const lines = text.split("\n").flatMap((line) => line.trim() || []);
  const first = lines.findIndex((line) => notebookHead.test(line));
  if (first < 1) return null;
  const [book = "", names = ""] = lines;
  const author = first > 1 ? (readTitle(`x (${names})`).author ?? "") : "";
  const clippings: Clipping[] = [];
  for (const line of lines.slice(first)) {
    const open = clippings.at(-1);
    if (notebookHead.test(line)) {
      const kind = findKind(line) ?? "highlight";
      clippings.push({ kind, book, author, text: "", place: readPlace(line) });
    } else if (open && !section.test(line)) open.text = `${open.text} ${line}`.trim();
  }
  return clippings.length > 1 ? clippings : null;
}

function findExcerpt(text: string): Clipping[] | null {
  const lines = text.split("\n").map((line) => line.trim());
  const last = lines.findLastIndex((line) => line !== "");
  const at = lines.findLastIndex((line) => excerpt.test(line));
  const own = lines.slice(0, Math.max(0, at)).join("\n").trim();
  if (at < 1 || last - at > maxExcerptLines || own === "") return null;
  const inline = excerpt.exec(lines[at] ?? "")?.[1];
  const about = [inline ?? "", ...lines.slice(at + 1)].filter(
    (line) => line !== "" && !/^https?:|copyright|urheberrecht|droits d/i.test(line),
  );
  const [book = "", author = ""] = about;
  if (book === "") return null;
  const words = own.replaceAll(/^["“„«]|["”“»]$/gu, "").trim();
  return [{ kind: "highlight", book, author, text: words, place: {} }];
}
