import type { JsonArray, JsonMember, JsonNode, JsonObject } from "./json-node.ts";
import { standardLayout, type JsonLayout } from "./json-printer.ts";

export type JsonContainer = JsonArray | JsonObject;

const lineBreak = /[\r\n]/;

export function entriesOf(container: JsonContainer): readonly (JsonNode | JsonMember)[] {
  return container.kind === "array" ? container.items : container.members;
}

/** The stretches around a container's entries: after the opening bracket, between entries, before the closing one. */
export function gapsOf(text: string, container: JsonContainer): string[] {
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
  const [lead = ""] = gapsOf(text, root);
  const colonGap = text.slice(first.key.end, first.value.offset);
  const colon = lineBreak.test(colonGap) ? standardLayout.colon : colonGap;
  return {
    indent: lineBreak.test(lead) ? indentOf(lead).slice(marginAt(text, root.offset).length) : null,
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

/** A container's text with other entries between its own gaps; added ones are set apart as the last ones were. */
export function arrangeEntries(
  text: string,
  container: JsonContainer,
  entries: readonly string[],
  layout: JsonLayout,
): string {
  const open = text.charAt(container.offset);
  const close = text.charAt(container.end - 1);
  const gaps = gapsOf(text, container);
  const count = gaps.length - 1;
  if (entries.length === 0) return open + close;
  if (count === 0) {
    const outer = marginAt(text, container.offset);
    if (layout.indent === null) return open + entries.join(layout.comma) + close;
    const lineStart = layout.lineBreak + outer + layout.indent;
    return open + lineStart + entries.join(`,${lineStart}`) + layout.lineBreak + outer + close;
  }
  const lead = gaps[0] ?? "";
  const between = gaps.slice(1, count);
  const added = between.at(-1) ?? (lineBreak.test(lead) ? `,${lead}` : layout.comma);
  const body = entries.map(
    (entry, index) => (index > 0 ? (between[index - 1] ?? added) : "") + entry,
  );
  return open + lead + body.join("") + (gaps.at(-1) ?? "") + close;
}

/** The white space at the start of the line on which an offset stands. */
function marginAt(text: string, offset: number): string {
  const lineStart =
    Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
  return offset === 0 ? "" : (/^[ \t]*/.exec(text.slice(lineStart, offset))?.[0] ?? "");
}

function indentOf(gap: string): string {
  return /[ \t]*$/.exec(gap)?.[0] ?? "";
}
