import { Reading } from "@slideloom/core/sources";
import { voidElements } from "../html/elements.ts";
import { cleanHtml } from "../html/clean-html.ts";
import { addBlocks, foldBlock, listBlocks, type PageBlock } from "../html/page-blocks.ts";
import { addFileImages, buildFileUrl } from "../file-images.ts";
import type { FoundSource, SourceFile } from "../source-file.ts";
import type { Zip } from "../zip/open-zip.ts";
import { type BookFile, readBook, readText } from "./book-files.ts";

/** The choice to read all chapters. */
const wholeBook = "book";
const maxChoices = 100;
/** Roles, file names and titles of pages that aren't chapters. */
const furniture =
  /^(?:cover|(?:half-?)?title-?page|copyright(?:-?page)?|imprint|impressum|colophon|toc|contents|table of contents|inhalt(?:sverzeichnis)?|nav|landmarks|lo[ivt]|index|also by.*|about the publisher|newsletter|advertisements?)$/i;
const bodyRole = /<(?:body|section)\b[^>]{0,1000}\bepub:type\s*=\s*["']([^"']{1,200})["']/i;

/** Reads an e-book in EPUB format: all chapters, or the chosen one. Covers, contents and imprints are left out. */
export function readEpub(zip: Zip, { url, choice }: SourceFile): FoundSource {
  const book = readBook(zip);
  const reading = new Reading();
  const chapters: { id: string; title: string }[] = [];
  for (const file of book.files) {
    const isChosen = choice === undefined || choice === wholeBook || choice === file.path;
    const html = readText(zip, file.path);
    const name = findFurniture(file, html);
    if (name !== null) {
      if (isChosen) reading.leave("page around the chapters", name, "pages around the chapters");
      continue;
    }
    const blocks = isChosen || file.title === "" ? readChapter(file, html) : [];
    const title = file.title || findHeading(blocks);
    if (title !== "") chapters.push({ id: file.path, title });
    if (isChosen) addBlocks(reading, blocks, buildFileUrl(file.path));
  }
  const { title, byline, language, published } = book;
  const read = reading.finish({
    kind: "epub",
    by: "EPUB",
    title,
    byline,
    language,
    published,
    url,
  });
  const found = addFileImages(read, (path) => zip.read((name) => name === path).get(path));
  if (chapters.length < 2) return found;
  const whole = { id: wholeBook, title: "All chapters" };
  return { ...found, choices: [whole, ...chapters.slice(0, maxChoices)] };
}

/** Returns the name of a page that isn't a chapter, e.g. `cover`; null for chapters. */
function findFurniture({ path, title, role }: BookFile, html: string): string | null {
  const roles = [role, ...(bodyRole.exec(html)?.[1]?.split(/\s+/) ?? [])];
  const stem =
    path
      .split("/")
      .at(-1)
      ?.replace(/\.\w+$/, "") ?? "";
  const found = [...roles, stem, title].find((name) => furniture.test(name.trim()));
  return found === undefined ? null : title || found;
}

/** Reads the blocks of a chapter. If it has no heading, its title in the table of contents is one. */
function readChapter({ title }: BookFile, html: string): PageBlock[] {
  const page = cleanHtml(openTags(html));
  const blocks = listBlocks(page.html);
  const left = page.hidden.map((words): PageBlock => ({ left: ["hidden part", words] }));
  const [first] = blocks.filter((block) => "folded" in block);
  const isTitled =
    title === "" ||
    (first && "passage" in first && first.passage.kind === "heading") ||
    first?.folded === foldBlock(title);
  if (isTitled || blocks.length === 0) return [...left, ...blocks];
  const passage = { kind: "heading", level: 1, text: title } as const;
  const heading = { passage, shape: { linkShare: 0, isAround: false }, folded: foldBlock(title) };
  return [...left, heading, ...blocks];
}

function findHeading(blocks: readonly PageBlock[]): string {
  const found = blocks.find((block) => "passage" in block && block.passage.kind === "heading");
  return found && "passage" in found ? found.passage.text : "";
}

/** Writes XHTML's `<a id="x"/>` as HTML, in which only some elements end with their tag. */
const openTags = (xhtml: string) =>
  xhtml.replaceAll(
    /<([a-z][\w:-]{0,40})((?:\s[^<>]{0,4000})?)\/>/gi,
    (tag, name: string, attributes: string) =>
      voidElements.has(name.toLowerCase()) ? tag : `<${name}${attributes}></${name}>`,
  );
