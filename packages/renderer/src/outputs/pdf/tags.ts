import {
  beginMarkedContent,
  endMarkedContent,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
  PDFString,
} from "pdf-lib";

/** The standard structure types in use (ISO 32000-1, 14.8.4). */
export type TagType =
  | "Document"
  | "Sect"
  | "H1"
  | "H2"
  | "P"
  | "L"
  | "LI"
  | "LBody"
  | "Table"
  | "TR"
  | "TH"
  | "TD"
  | "Figure"
  | "Link";

interface TagDetails {
  alt?: string;
  /** Language, if it differs from the document's. */
  language?: string;
  /** Left, bottom, right and top on the page, in points. */
  bounds?: readonly [number, number, number, number];
}

/** A structure element. Contains other elements or marked content, in reading order. */
export interface Tag {
  type: TagType;
  ref: PDFRef;
  parent: PDFRef;
  details: TagDetails;
  kids: (PDFRef | number)[];
  page: PageTags | null;
}

/** The tags of one page: maps its content to structure elements. */
export interface PageTags {
  page: PDFPage;
  key: number;
  owners: PDFRef[];
}

/** A document's structure tree (ISO 32000-1, 14.7): headings, lists and figures in reading order. */
export class TagTree {
  readonly document: Tag;
  readonly #context: PDFContext;
  readonly #root: PDFRef;
  readonly #tags: Tag[] = [];
  /**
   * Structure elements by key in the PDF's parent tree: a list for a page's marked content, a single one for an
   * annotation.
   */
  readonly #owners: (PDFRef[] | PDFRef)[] = [];

  constructor(document: PDFDocument) {
    const { context, catalog } = document;
    this.#context = context;
    this.#root = context.nextRef();
    this.document = this.#create("Document", this.#root, null, {});
    catalog.set(PDFName.of("StructTreeRoot"), this.#root);
    catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
  }

  /** Adds a section for a page. The page's tab order follows the structure tree. */
  addPage(page: PDFPage): Tag {
    const owners: PDFRef[] = [];
    const key = this.#owners.push(owners) - 1;
    page.node.set(PDFName.of("StructParents"), this.#context.obj(key));
    page.node.set(PDFName.of("Tabs"), PDFName.of("S"));
    const section = this.#create("Sect", this.document.ref, { page, key, owners }, {});
    this.document.kids.push(section.ref);
    return section;
  }

  add(parent: Tag, type: TagType, details: TagDetails = {}): Tag {
    const tag = this.#create(type, parent.ref, parent.page, details);
    parent.kids.push(tag.ref);
    return tag;
  }

  /** Adds an annotation of the page to an element. */
  addAnnotation(parent: Tag, annotation: PDFRef): void {
    const link = this.add(parent, "Link");
    const key = this.#owners.push(link.ref) - 1;
    const reference = this.#context.obj({ Type: "OBJR", Obj: annotation });
    link.kids.push(this.#context.register(reference));
    this.#context.lookup(annotation, PDFDict).set(PDFName.of("StructParent"), PDFNumber.of(key));
  }

  /** Marks content as belonging to an element. */
  mark(tag: Tag, content: readonly PDFOperator[]): PDFOperator[] {
    const id = (tag.page?.owners.push(tag.ref) ?? 0) - 1;
    tag.kids.push(id);
    const properties = `<</MCID ${id}>>`;
    return [
      PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [
        PDFName.of(tag.type),
        properties,
      ]),
      ...content,
      endMarkedContent(),
    ];
  }

  /** Writes the structure tree. */
  write(): void {
    const context = this.#context;
    for (const { ref, type, parent, page, kids, details } of this.#tags) {
      const { alt, language, bounds } = details;
      context.assign(
        ref,
        context.obj({
          Type: "StructElem",
          S: type,
          P: parent,
          K: kids,
          ...(page && { Pg: page.page.ref }),
          ...(alt !== undefined && { Alt: PDFHexString.fromText(alt) }),
          ...(language && { Lang: PDFString.of(language) }),
          ...(type === "TH" && { A: { O: "Table", Scope: "Column" } }),
          ...(bounds && { A: { O: "Layout", BBox: [...bounds], Placement: "Block" } }),
        }),
      );
    }
    const numbers = this.#owners.flatMap((owners, key) => [key, owners]);
    context.assign(
      this.#root,
      context.obj({
        Type: "StructTreeRoot",
        K: [this.document.ref],
        ParentTree: { Nums: numbers },
        ParentTreeNextKey: this.#owners.length,
      }),
    );
  }

  #create(type: TagType, parent: PDFRef, page: PageTags | null, details: TagDetails): Tag {
    const tag: Tag = { type, ref: this.#context.nextRef(), parent, details, kids: [], page };
    this.#tags.push(tag);
    return tag;
  }
}

/** Marks content as an artifact, which assistive technology ignores (ISO 32000-1, 14.8.2.2). */
export function markArtifact(content: readonly PDFOperator[]): PDFOperator[] {
  return [beginMarkedContent("Artifact"), ...content, endMarkedContent()];
}
