import { Reading } from "@slideloom/core/sources";
import type { FoundSource, SourceFile } from "../source-file.ts";
import type { Zip } from "../zip/open-zip.ts";
import { readPptxSlide, type SlidePart, type SlideText } from "./slide-text.ts";
import { decodeXml, readProperties, walkXml } from "./walk-xml.ts";

/** Text that repeats on at least this fraction of the slides is left out, e.g. a social-media handle. */
const repeatShare = 0.6;
const minRepeats = 3;

/**
 * Reads a presentation in the order of its slides, with their notes. Hidden slides are left out and reported by title.
 */
export function readPptx(zip: Zip, { url }: SourceFile): FoundSource {
  const files = zip.read((name) => /\.(xml|rels)$/.test(name));
  const read = (name: string) => decodeXml(files.get(name));
  const slides = listSlides(read).map((name) => ({
    ...readPptxSlide(read(name)),
    notes: readPptxSlide(read(findNotes(name, read))),
  }));
  const reading = new Reading();
  const repeated = findRepeated(slides);
  for (const [name, bytes] of files)
    if (comments.test(name))
      for (const comment of readSlideComments(decodeXml(bytes))) reading.leave("comment", comment);
  for (const [index, slide] of slides.entries()) {
    if (slide.isHidden) reading.leave("hidden slide", findTitle(slide) || `slide ${index + 1}`);
    else addSlide(reading, { ...slide, number: index + 1, repeated });
  }
  const { title, byline } = readProperties(read("docProps/core.xml"));
  // PowerPoint sets the title property when a file is first saved. The first slide's title may be newer, so it takes
  // precedence.
  const opening = slides.find(({ isHidden }) => !isHidden);
  const isNamed = title !== undefined && !/^(powerpoint|presentation)\b/i.test(title);
  return reading.finish({
    kind: "pptx",
    by: "PowerPoint",
    title: isNamed && !(opening && findTitle(opening)) ? title : undefined,
    byline,
    url,
  });
}

const comments = /^ppt\/comments\/[^/]+\.xml$/;

/** Lists the texts of comments, in the older and the newer format. */
function readSlideComments(xml: string): string[] {
  const found: string[] = [];
  let isText = false;
  walkXml(xml, {
    open: (name) => {
      if (/^(?:p:cm|p188:cm|p188:reply)$/.test(name)) found.push("");
      isText = name === "p:text" || name === "a:t";
    },
    text: (words) => {
      if (isText && found.length > 0) found.push((found.pop() ?? "") + words);
    },
    close: () => (isText = false),
  });
  return found;
}

type Read = (name: string) => string;

/** Names of the slides' files. Their numbers aren't their order. */
function listSlides(read: Read): string[] {
  const targets = readTargets(read("ppt/_rels/presentation.xml.rels"));
  const slides: string[] = [];
  walkXml(read("ppt/presentation.xml"), {
    open: (name, attributes) => {
      const target = name === "p:sldId" ? targets.get(attributes["r:id"] ?? "") : undefined;
      if (target) slides.push(resolve("ppt/", target.path));
    },
  });
  return slides;
}

function findNotes(slide: string, read: Read): string {
  const name = slide.replace(/([^/]+)$/, "_rels/$1.rels");
  const notes = [...readTargets(read(name)).values()].find(({ type }) =>
    type.endsWith("/notesSlide"),
  );
  return notes ? resolve("ppt/slides/", notes.path) : "";
}

function readTargets(xml: string): ReadonlyMap<string, { type: string; path: string }> {
  const targets = new Map<string, { type: string; path: string }>();
  walkXml(xml, {
    open: (name, { Id = "", Type = "", Target = "" }) => {
      if (name === "Relationship") targets.set(Id, { type: Type, path: Target });
    },
  });
  return targets;
}

/** Path within the archive. */
const resolve = (folder: string, target: string) =>
  new URL(target, `file:///${folder}`).pathname.slice(1);

const textsOf = (part: SlidePart) =>
  "rows" in part ? [] : part.paragraphs.map(({ text }) => text.trim());

const findTitle = ({ parts }: SlideText) =>
  parts.flatMap((part) => (part.kind === "title" ? textsOf(part) : [])).join(" ");

function findRepeated(slides: readonly SlideText[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { parts } of slides) {
    for (const text of new Set(parts.flatMap(textsOf)))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const least = Math.max(minRepeats, slides.length * repeatShare);
  return new Set([...counts].flatMap(([text, count]) => (count >= least ? [text] : [])));
}

/** Reduces a text to letters and digits, to find notes that repeat the slide's text. */
const fold = (text: string) =>
  text
    .replace(/^\d+\.\s/, "")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

interface NumberedSlide extends SlideText {
  number: number;
  notes: SlideText;
  repeated: ReadonlySet<string>;
}

function addSlide(reading: Reading, slide: NumberedSlide): void {
  const { number, notes, repeated } = slide;
  const place = { slide: number };
  const title = findTitle(slide);
  if (title !== "" && !repeated.has(title)) {
    reading.add({ kind: "heading", level: number === 1 ? 1 : 2, text: title, place });
  }
  for (const part of slide.parts) {
    if (part.kind === "table") addTable(reading, part.rows, number);
    else if (part.kind !== "title") {
      const paragraphs = part.paragraphs.filter(({ text }) => !repeated.has(text.trim()));
      const isList = part.kind === "body" && paragraphs.length > 1;
      for (const { text, level } of paragraphs) {
        reading.add(
          isList ? { kind: "list", level, text, place } : { kind: "paragraph", text, place },
        );
      }
    }
  }
  for (const text of repeated)
    if (slide.parts.flatMap(textsOf).includes(text)) reading.leave("repeated line", text);
  const said = fold(slide.parts.flatMap(textsOf).join(" "));
  for (const text of notes.parts.flatMap(textsOf).filter((note) => !said.includes(fold(note)))) {
    reading.add({ kind: "paragraph", text, place: { ...place, section: "Speaker notes" } });
  }
  for (const text of [...slide.hidden, ...notes.hidden]) reading.leave("hidden part", text);
  for (const { noun, example, several } of [...slide.left, ...notes.left])
    reading.leave(noun, example, several);
}

function addTable(reading: Reading, rows: readonly string[][], slide: number): void {
  const [columns = [], ...others] = rows;
  for (const [index, cells] of others.entries()) {
    reading.addRow(columns, cells, { slide, row: index + 1 });
  }
}
