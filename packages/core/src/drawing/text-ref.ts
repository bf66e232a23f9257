/** The source of a drawn text: the post or the brand. Indexes are zero-based. */
export type TextRef =
  | { kind: "title" }
  | { kind: "header"; slide: number }
  /** `part` names a text of a block that has several. */
  | { kind: "item"; slide: number; item: number; part?: string }
  | { kind: "summary"; slide: number }
  | { kind: "hashtag"; index: number }
  /** The row that names the author; it isn't part of the post. */
  | { kind: "brand"; line: "name" | "details" };

export type PostTextRef = Exclude<TextRef, { kind: "brand" }>;

/** Whether two references are equal. Parts of an item count as different texts. */
export function isSameText(one: TextRef, other: TextRef): boolean {
  return textRefKey(one) === textRefKey(other);
}

/** Converts a reference to a string key, e.g. `item 2 0 left`. */
export function textRefKey(ref: TextRef): string {
  switch (ref.kind) {
    case "title":
      return ref.kind;
    case "hashtag":
      return `${ref.kind} ${ref.index}`;
    case "brand":
      return `${ref.kind} ${ref.line}`;
    case "item":
      return [ref.kind, ref.slide, ref.item, ...(ref.part ? [ref.part] : [])].join(" ");
    case "header":
    case "summary":
      return `${ref.kind} ${ref.slide}`;
  }
}
