import { Reading } from "@slideloom/core/sources";
import { strToU8, zipSync, type Zippable } from "fflate";
import mammoth from "mammoth";
import { addHtml } from "../html/add-html.ts";
import { chooseTitle } from "../html/choose-title.ts";
import type { FoundSource, SourceFile } from "../read-file.ts";
import type { Zip } from "../zip/open-zip.ts";
import { removeHiddenRuns } from "./hidden-runs.ts";
import { decodeXml, readProperties } from "./walk-xml.ts";

const styles = [
  "p[style-name='Title'] => h1.title:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
];
const titleParagraph = /<h1 class="title">([\s\S]{1,1000}?)<\/h1>/;
const image = /^word\/media\//;
const text = /^word\/(document|footnotes|endnotes)\d*\.xml$/;

const noImage = mammoth.images.imgElement(async () => ({ src: "" }));

/** Reads a Word document. Headings are paragraphs with a heading's style, or short ones in bold. */
export async function readDocx(zip: Zip, { url }: SourceFile): Promise<FoundSource> {
  const reading = new Reading();
  const files = zip.read((name) => !image.test(name) && !name.includes("/embeddings/"));
  const visible: Zippable = {};
  for (const [name, bytes] of files) {
    if (!text.test(name)) visible[name] = [bytes, { level: 0 }];
    else {
      const { xml, hidden } = removeHiddenRuns(decodeXml(bytes));
      for (const words of hidden) reading.leave("hidden part", words);
      visible[name] = [strToU8(xml), { level: 0 }];
    }
  }
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(zipSync(visible)) },
    { styleMap: styles, convertImage: noImage, externalFileAccess: false },
  );
  addHtml(reading, value);
  for (const name of zip.sizes.keys()) if (image.test(name)) reading.leave("image");
  const { title: saved = "", byline } = readProperties(decodeXml(files.get("docProps/core.xml")));
  const { company: site } = readProperties(decodeXml(files.get("docProps/app.xml")));
  // Word keeps the title property of a template or of an earlier document.
  const own = titleParagraph.exec(value)?.[0];
  const title = chooseTitle({ html: own ?? value, titles: [saved], site });
  const by = "mammoth 1.13.0";
  return reading.finish({ kind: "docx", by, title, byline, url });
}
