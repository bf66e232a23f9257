import { Reading } from "@slideloom/core/sources";
import { countNoun, plural } from "@slideloom/core/text";
import { strToU8, zipSync, type Zippable } from "fflate";
import mammoth from "mammoth";
import { addFileImages, buildFileUrl } from "../file-images.ts";
import { chooseTitle } from "../html/choose-title.ts";
import { addBlocks, listBlocks } from "../html/page-blocks.ts";
import type { FoundSource, SourceFile } from "../source-file.ts";
import type { Zip } from "../zip/open-zip.ts";
import { removeHiddenRuns } from "./hidden-runs.ts";
import { decodeXml, readProperties } from "./walk-xml.ts";
import { simplifyDrawings } from "./word-drawings.ts";
import { writeFormulas } from "./word-formulas.ts";
import { readComments, reviewWord } from "./word-review.ts";
import { readStyles } from "./word-styles.ts";

const styles = [
  "p[style-name='Title'] => h1.title:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
];
const titleParagraph = /<h1 class="title">([\s\S]{1,1000}?)<\/h1>/;
const text = /^word\/(document|footnotes|endnotes)\d*\.xml$/;
const comments = /^word\/comments\d*\.xml$/;
const linkAddress = /(<w:hyperlink\b[^<>]{0,500}?)\sr:id="[^"<>]{0,100}"/g;
const unread = /An unrecognised element was ignored: ([\w:-]+)/;

const shown = /^image\/(png|jpe?g|gif|webp)$/;

/** Reads a Word document. Headings are paragraphs with a heading's style, or short ones in bold. */
export async function readDocx(zip: Zip, { url }: SourceFile): Promise<FoundSource> {
  const reading = new Reading();
  const files = zip.read((name) => !name.includes("/embeddings/"));
  const { map, contents } = readStyles(decodeXml(files.get("word/styles.xml")));
  const readable: Zippable = {};
  for (const [name, bytes] of files) {
    readable[name] = [text.test(name) ? prepare(bytes, contents, reading) : bytes, { level: 0 }];
    if (comments.test(name))
      for (const comment of readComments(decodeXml(bytes))) reading.leave("comment", comment);
  }
  const images = new Map<string, Uint8Array>();
  const convertImage = mammoth.images.imgElement(async (image) => {
    const [, type = ""] = shown.exec(image.contentType) ?? [];
    const path = `image-${images.size + 1}.${type}`;
    if (type === "") return { src: "" };
    images.set(path, await image.readAsBuffer().catch(() => Buffer.alloc(0)));
    return { src: buildFileUrl(path) };
  });
  const { value, messages } = await mammoth.convertToHtml(
    { buffer: Buffer.from(zipSync(readable)) },
    { styleMap: [...styles, ...map], convertImage, externalFileAccess: false },
  );
  // The images were counted before, with those that mammoth doesn't find.
  const blocks = listBlocks(value).filter(
    (block) => !("left" in block && block.left[0] === "image"),
  );
  addBlocks(reading, blocks, undefined);
  for (const { message } of messages) {
    const element = unread.exec(message)?.[1];
    if (element !== undefined)
      reading.leave("part that we can't read", element, "parts that we can't read");
  }
  const { title: saved = "", byline } = readProperties(decodeXml(files.get("docProps/core.xml")));
  const { company: site } = readProperties(decodeXml(files.get("docProps/app.xml")));
  // Word keeps the title property of a template or of an earlier document.
  const own = titleParagraph.exec(value)?.[0];
  const title = chooseTitle({ html: own ?? value, titles: [saved], site });
  const by = "mammoth 1.13.0";
  const found = reading.finish({ kind: "docx", by, title, byline, url });
  return addFileImages(found, (path) => images.get(path));
}

/** Rewrites XML so that mammoth reads all of its text, and says what is left out. */
function prepare(
  bytes: Uint8Array,
  contentsStyles: ReadonlySet<string>,
  reading: Reading,
): Uint8Array {
  // Only a link's words are read, and a link without its address stops mammoth.
  const typed = decodeXml(bytes).replaceAll(linkAddress, "$1");
  const { changes, deleted, images, graphics, contents } = reviewWord(typed, contentsStyles);
  const { xml, hidden, struck } = removeHiddenRuns(writeFormulas(simplifyDrawings(typed)));
  for (const words of hidden) reading.leave("hidden part", words);
  for (const words of struck) reading.leave("struck-out word", words, "struck-out words");
  for (const words of deleted) reading.leave("tracked deletion", words);
  for (const words of images) reading.leave("image", words);
  for (const noun of graphics) reading.leave(noun);
  for (const line of contents)
    reading.leave("line of the table of contents", line, "lines of the table of contents");
  if (changes > 0) {
    const count = countNoun(changes, "tracked change");
    const message = `${count} ${plural(changes, "was", "were")} accepted. Check ${plural(changes, "it", "them")} in Word.`;
    reading.doubt("tracked-changes", message);
  }
  return strToU8(xml);
}
