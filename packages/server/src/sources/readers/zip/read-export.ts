import { countNoun } from "@slideloom/core/text";
import { SourceError } from "../../source-error.ts";
import type { FoundSource, SourceFile } from "../source-file.ts";
import { openZip, type Zip } from "./open-zip.ts";

const maxChoices = 100;
const readable =
  /\.(html?|xhtml|md|markdown|mdx|txt|pdf|docx|pptx|epub|srt|vtt|sbv|ass|ssa|ttml|dfxp|lrc|csv|tsv|eml|mhtml?|rss|atom|ipynb)$/i;
/** Texts are chosen before these files, which are often attachments. */
const attached = /\.(pdf|docx|pptx|csv|tsv|eml)$/i;
/** Ids that Notion adds to names. */
const notionId = / ?\b[0-9a-f]{32}\b/g;
const junk = /(^|\/)(__MACOSX|\.)/;

export type ReadInner = (file: SourceFile) => Promise<FoundSource>;

/** Reads the chosen text of an exported archive, by default the largest. The result lists all texts as choices. */
export async function readExport(
  zip: Zip,
  file: SourceFile,
  readInner: ReadInner,
): Promise<FoundSource> {
  const inner = findInnerZip(zip);
  return readLargest(inner === null ? zip : openZip(inner), file, readInner);
}

async function readLargest(zip: Zip, file: SourceFile, readInner: ReadInner): Promise<FoundSource> {
  const names = [...zip.sizes.keys()]
    .filter((name) => readable.test(name) && !junk.test(name))
    .toSorted(
      (one, other) =>
        Number(attached.test(one)) - Number(attached.test(other)) ||
        (zip.sizes.get(other) ?? 0) - (zip.sizes.get(one) ?? 0),
    );
  const chosen = names.find((name) => name === file.choice) ?? names[0];
  const bytes = chosen === undefined ? undefined : zip.read((name) => name === chosen).get(chosen);
  if (chosen === undefined || !bytes) {
    const message =
      "This archive has no text, page or document that we can read. Upload the file that you want to use.";
    throw new SourceError("source-unsupported", message);
  }
  const found = await readInner({
    bytes,
    fileName: nameOf(chosen),
    isInArchive: true,
    ...(file.url && { url: file.url }),
  });
  const others = names.filter((name) => name !== chosen).map((name) => nameOf(name));
  const { source } = found;
  const unlisted = names.length - maxChoices;
  const left = [
    ...source.read.left,
    ...(others.length > 0 ? [listOthers(others)] : []),
    ...(unlisted > 0 ? [`${countNoun(unlisted, "file")} after the first ${maxChoices}`] : []),
  ];
  return {
    passages: found.passages,
    source: { ...source, read: { ...source.read, left } },
    choices: names.slice(0, maxChoices).map((name) => ({ id: name, title: nameOf(name) })),
  };
}

/** Notion puts its export into an inner archive. Returns null if there is none. */
function findInnerZip(zip: Zip): Uint8Array | null {
  const names = [...zip.sizes.keys()].filter((name) => !junk.test(name));
  const [name] = names;
  if (names.length !== 1 || !name?.endsWith(".zip")) return null;
  return zip.read((one) => one === name).get(name) ?? null;
}

const nameOf = (path: string) => (path.split("/").at(-1) ?? path).replaceAll(notionId, "");

const namedOthers = 3;
const listOthers = (names: readonly string[]) =>
  `${countNoun(names.length, "other file")}: ${names.slice(0, namedOthers).join(", ")}${names.length > namedOthers ? "…" : ""}`;
