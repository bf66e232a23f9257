import type { PDFPageProxy } from "unpdf/pdfjs";
import type { PdfItem } from "./page-lines.ts";
import { listTagBlocks, type PageTags, type StructureNode } from "./tag-blocks.ts";

export interface PageItems {
  items: PdfItem[];
  /** Text that the file marks as page furniture, e.g. a running head. */
  furniture: string[];
  tags: PageTags;
  comments: string[];
}

/** A mark of tagged content, as pdf.js returns it between texts. */
interface ContentMark {
  type: string;
  id?: string | null;
  tag?: string | null;
}

interface OpenMark {
  id: string | undefined;
  /** Index of its text in `furniture`; null for other content. */
  furniture: number | null;
}

/** Kinds of annotations with text. */
const commented: ReadonlySet<string> = new Set([
  "Text",
  "FreeText",
  "Highlight",
  "Underline",
  "StrikeOut",
  "Squiggly",
  "Caret",
]);

/** Reads a page's texts with the tags around them. */
export async function readItems(page: PDFPageProxy, number: number): Promise<PageItems> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const tree = (await page.getStructTree()) as StructureNode | null;
  const found: PageItems = {
    items: [],
    furniture: [],
    tags: listTagBlocks(tree, number),
    comments: await readComments(page),
  };
  const open: OpenMark[] = [];
  for (const item of items as readonly (PdfItem | ContentMark)[]) {
    if (!("str" in item)) {
      trackMark(open, item, found.furniture);
      continue;
    }
    const { id, furniture = null } = open.at(-1) ?? {};
    if (furniture === null) found.items.push({ ...item, tagId: id });
    else found.furniture[furniture] += item.str;
  }
  return { ...found, furniture: found.furniture.filter((text) => text.trim() !== "") };
}

function trackMark(open: OpenMark[], { type, id, tag }: ContentMark, texts: string[]): void {
  if (type === "endMarkedContent") {
    open.pop();
    return;
  }
  const outer = open.at(-1);
  const isNew = tag === "Artifact" && (outer?.furniture ?? null) === null;
  const furniture = isNew ? texts.push("") - 1 : (outer?.furniture ?? null);
  open.push({ id: id ?? outer?.id, furniture });
}

async function readComments(page: PDFPageProxy): Promise<string[]> {
  const annotations: { subtype?: string; contentsObj?: { str?: string } }[] =
    await page.getAnnotations();
  return annotations.flatMap(({ subtype = "", contentsObj }) => {
    const text = contentsObj?.str?.trim() ?? "";
    return commented.has(subtype) && text !== "" ? [text] : [];
  });
}
