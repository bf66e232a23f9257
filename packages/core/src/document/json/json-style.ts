import {
  createArray,
  createObject,
  entriesOf,
  gapsOf,
  type JsonContainer,
  type JsonMember,
  type JsonNode,
  type JsonObject,
} from "./json-node.ts";
import type { JsonPlace } from "./json-place.ts";
import { standardLayout, type JsonLayout } from "./json-printer.ts";

const lineBreak = /[\r\n]/;

export function detectLayout(text: string, { node, offset }: JsonPlace<JsonObject>): JsonLayout {
  const [first] = node.members;
  const start = offset + (node.offsets[0] ?? 0);
  if (!first) return standardLayout;
  const isMultiline = lineBreak.test(text.slice(offset, start));
  const outer = marginAt(text, offset);
  const colonGap = first.text.slice(first.key.text.length, first.valueOffset);
  const colon = lineBreak.test(colonGap) ? standardLayout.colon : colonGap;
  return {
    indent: isMultiline ? marginAt(text, start).slice(outer.length) : null,
    lineBreak: /\r\n|\r|\n/.exec(text)?.[0] ?? "\n",
    colon,
    comma: colon.endsWith(":") ? "," : ", ",
    padding: "",
  };
}

/** Returns the layout of a new entry. If the neighbouring entries are on one line, so is the new entry. */
export function detectEntryLayout(
  text: string,
  { node, offset }: JsonPlace<JsonContainer>,
  layout: JsonLayout,
): { layout: JsonLayout; margin: string } {
  const last = entriesOf(node).at(-1);
  if (!last) return { layout, margin: marginAt(text, offset) + (layout.indent ?? "") };
  const margin = marginAt(text, offset + (node.offsets.at(-1) ?? 0));
  if (lineBreak.test(last.text)) return { layout, margin };
  const padding = /^\{([ \t]+)\S/.exec(last.text)?.[1] ?? "";
  return { layout: { ...layout, indent: null, padding }, margin };
}

/** Returns the root with these items in the array, with white space from `arrangeGaps`. */
export function arrangeItems(
  text: string,
  place: JsonPlace<JsonContainer & { kind: "array" }>,
  items: readonly JsonNode[],
  layout: JsonLayout,
): JsonNode {
  return place.replace(createArray(items, arrangeGaps(text, place, items, layout)));
}

/** Returns the root with these members in the object, with white space from `arrangeGaps`. */
export function arrangeMembers(
  text: string,
  place: JsonPlace<JsonObject>,
  members: readonly JsonMember[],
  layout: JsonLayout,
): JsonNode {
  return place.replace(createObject(members, arrangeGaps(text, place, members, layout)));
}

/**
 * Returns the white space around a container's entries after an edit. Existing entries keep their gaps, and added
 * entries copy their neighbours' gaps.
 */
function arrangeGaps(
  text: string,
  { node, offset }: JsonPlace<JsonContainer>,
  entries: readonly { text: string }[],
  layout: JsonLayout,
): string[] {
  if (entries.length === 0) return [""];
  const before = entriesOf(node);
  const gaps = before.length > 0 ? gapsOf(node) : layOutGaps(text, offset, layout);
  const [lead = "", ...between] = gaps;
  const tail = between.pop() ?? "";
  const growth = entries.length - before.length;
  const kept = before.findIndex((entry, index) => entry.text !== entries[index]?.text);
  const change = kept < 0 ? before.length : kept;
  const added =
    between.at(Math.min(change, between.length) - 1) ??
    (lineBreak.test(lead) ? `,${lead}` : layout.comma);
  const gapBefore = (index: number) => {
    if (index === 0) return lead;
    if (index < change) return between[index - 1];
    return index < change + growth ? added : between[index - 1 - growth];
  };
  return [...entries.map((_, index) => gapBefore(index) ?? added), tail];
}

/** The gaps for the first entries of an empty container. */
function layOutGaps(text: string, offset: number, layout: JsonLayout): string[] {
  if (layout.indent === null) return ["", ""];
  const lineStart = layout.lineBreak + marginAt(text, offset);
  return [lineStart + layout.indent, lineStart];
}

function marginAt(text: string, offset: number): string {
  const lineStart =
    Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart, offset))?.[0] ?? "";
}
