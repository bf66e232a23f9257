import type { Item, Slide } from "../post.ts";
import type { JsonNode } from "./json-node.ts";
import { readJson } from "./json-reader.ts";

/** How JSON text is laid out. Without an `indent` everything stands on one line. */
export interface JsonLayout {
  indent: string | null;
  lineBreak: string;
  /** `:` or `: `. */
  colon: string;
  /** What separates two values on one line: `,` or `, `. */
  comma: string;
  /** What stands inside the braces of an object on one line. */
  padding: string;
}

/** Two spaces, one line a value: as `JSON.stringify(value, null, 2)` lays out. */
export const standardLayout: JsonLayout = {
  indent: "  ",
  lineBreak: "\n",
  colon: ": ",
  comma: ", ",
  padding: "",
};

/**
 * Lays out a value of `text` anew. Numbers and strings are copied as typed, so that `1e400`, `1.0` and `\u00e9` stay.
 * `margin` is the white space before the line on which the value starts.
 */
export function printNode(text: string, node: JsonNode, layout: JsonLayout, margin = ""): string {
  if (node.kind !== "array" && node.kind !== "object") return text.slice(node.offset, node.end);
  const inner = layout.indent === null ? margin : margin + layout.indent;
  const entries =
    node.kind === "array"
      ? node.items.map((item) => printNode(text, item, layout, inner))
      : node.members.map(({ key, value }) => {
          const name = text.slice(key.offset, key.end);
          return name + layout.colon + printNode(text, value, layout, inner);
        });
  const [open, close] = node.kind === "array" ? "[]" : "{}";
  if (entries.length === 0) return `${open}${close}`;
  if (layout.indent === null) {
    const padding = node.kind === "object" ? layout.padding : "";
    return open + padding + entries.join(layout.comma) + padding + close;
  }
  const lineStart = layout.lineBreak + inner;
  return open + lineStart + entries.join(`,${lineStart}`) + layout.lineBreak + margin + close;
}

/** Lays out a new value as `printNode` does. */
export function printValue(
  value: Slide | Item | string | readonly string[],
  layout: JsonLayout,
  margin: string,
): string {
  const text = JSON.stringify(value);
  const { root } = readJson(text);
  return root ? printNode(text, root, layout, margin) : text;
}
