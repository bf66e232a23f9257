import type { JsonArray, JsonMember, JsonNode, JsonObject } from "./json-node.ts";
import { standardLayout, type JsonLayout } from "./json-printer.ts";
import type { Splice } from "./splice.ts";

type JsonContainer = JsonArray | JsonObject;

const lineBreak = /[\r\n]/;

/** The texts of a container's items or members. */
export function entryTexts(text: string, container: JsonContainer): string[] {
  return entriesOf(container).map(({ offset, end }) => text.slice(offset, end));
}

function entriesOf(container: JsonContainer): readonly (JsonNode | JsonMember)[] {
  return container.kind === "array" ? container.items : container.members;
}

/** The stretches around a container's entries: after the opening bracket, between entries, before the closing one. */
function gapsOf(text: string, container: JsonContainer): string[] {
  const starts = [container.offset + 1];
  const ends: number[] = [];
  for (const entry of entriesOf(container)) {
    ends.push(entry.offset);
    starts.push(entry.end);
  }
  ends.push(container.end - 1);
  return starts.map((start, index) => text.slice(start, ends[index]));
}

/** The layout that the creator of a text uses, read off its root. */
export function detectLayout(text: string, root: JsonObject): JsonLayout {
  const [first] = root.members;
  if (!first) return standardLayout;
  const isMultiline = lineBreak.test(text.slice(root.offset, first.offset));
  const outer = marginAt(text, root.offset);
  const colonGap = text.slice(first.key.end, first.value.offset);
  const colon = lineBreak.test(colonGap) ? standardLayout.colon : colonGap;
  return {
    indent: isMultiline ? marginAt(text, first.offset).slice(outer.length) : null,
    lineBreak: /\r\n|\r|\n/.exec(text)?.[0] ?? "\n",
    colon,
    comma: colon.endsWith(":") ? "," : ", ",
    padding: "",
  };
}

/** The layout of a new entry of a container: on one line where its neighbours are. */
export function detectEntryLayout(
  text: string,
  container: JsonContainer,
  layout: JsonLayout,
): { layout: JsonLayout; margin: string } {
  const entries = entriesOf(container);
  const last = entries.at(-1);
  if (!last) {
    return { layout, margin: marginAt(text, container.offset) + (layout.indent ?? "") };
  }
  const margin = marginAt(text, last.offset);
  const sample = text.slice(last.offset, last.end);
  if (lineBreak.test(sample)) return { layout, margin };
  const padding = /^\{([ \t]+)\S/.exec(sample)?.[1] ?? "";
  return { layout: { ...layout, indent: null, padding }, margin };
}

/**
 * Gives a container these entries. What separates its own stays where it is, and in front of the same entries where
 * some are added or taken out; added ones are set apart like their neighbours.
 */
export function arrangeEntries(
  text: string,
  container: JsonContainer,
  entries: readonly string[],
  layout: JsonLayout,
): Splice {
  const before = entryTexts(text, container);
  const gaps = before.length > 0 ? gapsOf(text, container) : layOutGaps(text, container, layout);
  const [lead = "", ...between] = gaps;
  const tail = between.pop() ?? "";
  const growth = entries.length - before.length;
  const kept = before.findIndex((entry, index) => entry !== entries[index]);
  const change = kept < 0 ? before.length : kept;
  const added =
    between.at(Math.min(change, between.length) - 1) ??
    (lineBreak.test(lead) ? `,${lead}` : layout.comma);
  const gapBefore = (index: number) => {
    if (index === 0) return lead;
    if (index < change) return between[index - 1];
    return index < change + growth ? added : between[index - 1 - growth];
  };
  const body = entries.map((entry, index) => (gapBefore(index) ?? added) + entry).join("");
  const inside = entries.length > 0 ? body + tail : "";
  return { offset: container.offset + 1, end: container.end - 1, text: inside };
}

/** The gaps of an empty container that is to hold something. */
function layOutGaps(text: string, { offset }: JsonContainer, layout: JsonLayout): string[] {
  if (layout.indent === null) return ["", ""];
  const lineStart = layout.lineBreak + marginAt(text, offset);
  return [lineStart + layout.indent, lineStart];
}

/** The white space at the start of the line on which an offset stands. */
function marginAt(text: string, offset: number): string {
  const lineStart =
    Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart, offset))?.[0] ?? "";
}
