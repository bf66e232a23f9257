/** A node of a page's structure, as pdf.js returns it. */
export interface StructureNode {
  role?: string;
  alt?: string;
  children?: readonly (StructureNode | StructureContent)[];
}

interface StructureContent {
  type: string;
  id: string;
}

/** A block that a PDF's tags name, e.g. a paragraph, a list item or a cell. */
export interface TagBlock {
  kind:
    | "heading"
    | "paragraph"
    | "list"
    | "quote"
    | "code"
    | "cell"
    | "note"
    | "contents"
    | "caption"
    | "figure";
  /** Level of a heading from 1, or of a list item from 0. */
  level: number;
  /** Numbers of the table and the row on its page, and of the column in its row, for cells. */
  table: number;
  row: number;
  column: number;
  isHeader: boolean;
  page: number;
}

/** A page's blocks by the ids of their pieces, and the descriptions of its images. */
export interface PageTags {
  blocks: ReadonlyMap<string, TagBlock>;
  images: string[];
}

/** Deeper structures aren't read. */
const maxDepth = 100;

export function listTagBlocks(root: StructureNode | null, page: number): PageTags {
  const reader = new TagReader(page);
  if (root) reader.read(root, { block: null, listLevel: -1, depth: 0 });
  return reader.found;
}

interface Around {
  block: TagBlock | null;
  listLevel: number;
  depth: number;
}

const kinds: Readonly<Record<string, TagBlock["kind"]>> = {
  P: "paragraph",
  BlockQuote: "quote",
  Code: "code",
  Note: "note",
  FENote: "note",
  TOCI: "contents",
  Caption: "caption",
};

class TagReader {
  readonly found = { blocks: new Map<string, TagBlock>(), images: [] as string[] };
  readonly #page: number;
  #tables = 0;
  #rows = 0;
  #columns = 0;

  constructor(page: number) {
    this.#page = page;
  }

  read(node: StructureNode, around: Around): void {
    if (around.depth > maxDepth) return;
    const { role = "", alt = "", children = [] } = node;
    if (role === "Figure") this.found.images.push(alt);
    const inner = { ...around, ...this.#enter(role, around), depth: around.depth + 1 };
    for (const child of children) {
      if ("id" in child) this.#addPiece(child, inner);
      else this.read(child, inner);
    }
  }

  #addPiece({ type, id }: StructureContent, { block }: Around): void {
    if (type === "content") this.found.blocks.set(id, block ?? this.#createBlock("paragraph"));
  }

  /** Returns what changes inside an element. */
  #enter(role: string, { block, listLevel }: Around): Partial<Around> {
    if (role === "Figure") return { block: this.#createBlock("figure") };
    if (block?.kind === "figure") return {};
    if (role === "L") return { listLevel: listLevel + 1, block: null };
    if (role === "LI")
      return { block: this.#createBlock("list", { level: Math.max(0, listLevel) }) };
    if (role === "Table") this.#tables += 1;
    if (role === "TR") {
      this.#rows += 1;
      this.#columns = 0;
    }
    if (role === "TD" || role === "TH") {
      const place = { table: this.#tables, row: this.#rows, column: this.#columns };
      this.#columns += 1;
      return { block: this.#createBlock("cell", { ...place, isHeader: role === "TH" }) };
    }
    const isOwn = block?.kind === "list" || block?.kind === "cell" || block?.kind === "note";
    const level = /^H[1-6]$/.test(role)
      ? Number(role[1])
      : role === "H" || role === "Title"
        ? 1
        : 0;
    if (level > 0 && !isOwn) return { block: this.#createBlock("heading", { level }) };
    const kind = kinds[role];
    // Paragraphs of a list item, a cell, a quote or a footnote belong together.
    if (kind === undefined || isOwn || (kind === "paragraph" && block !== null)) return {};
    return { block: this.#createBlock(kind) };
  }

  #createBlock(kind: TagBlock["kind"], more: Partial<TagBlock> = {}): TagBlock {
    const place = { table: 0, row: 0, column: 0, isHeader: false, page: this.#page };
    return { kind, level: 0, ...place, ...more };
  }
}
