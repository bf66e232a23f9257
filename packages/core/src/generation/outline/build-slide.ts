import { isItemType, plainType } from "../../blocks/registry.ts";
import { convertItem } from "../../document/item-texts.ts";
import type { Item, Slide } from "../../document/post.ts";
import { maxHeaderUnits } from "./lift-answer.ts";
import type { BeatTexts } from "./plan-beats.ts";
import { walkSentences } from "../../text/index.ts";
import { createText, type Point } from "./point.ts";

const headerCharacters = 60;

/** Names for slides of points without headers: `Tip 3`, `Tips 3–5`. */
export interface PointNames {
  names: readonly [one: string, several: string];
  /** The first point's number, e.g. 3 for `Tips 3–5`. */
  first: number;
  /** Whether a point's number, e.g. `Tip 3`, is shown below the point's own words. */
  hasLabels: boolean;
}

/** A slide with a prompt for the person to answer. */
export function buildPromptSlide({ header, prompt }: BeatTexts, number = 1): Slide {
  const write = (text: string) => text.replace("{n}", String(number));
  return {
    header: write(header),
    description: [createText(write(prompt))],
    prompt: write(prompt),
  };
}

/** A slide of one point, or of several adjacent points. */
export function buildPointSlide(group: readonly Point[], names: PointNames): Slide {
  const [only, ...further] = group;
  const lifted = only && further.length === 0 ? liftWords(only, names) : null;
  if (lifted) return lifted;
  const headers = group.map(({ header }) => header);
  const shared = headers.every((header) => header !== null) ? headers.join(" · ") : "";
  const isShared = shared !== "" && shared.length <= headerCharacters;
  const [first] = headers;
  const summary = group.at(-1)?.summary;
  return {
    header: (isShared ? shared : first) ?? countPoints(group, names),
    description: listLines(group, isShared),
    ...(summary !== undefined && { summary }),
  };
}

/**
 * Uses a point's first sentence as the slide's header. If the point has no other text, the point's number becomes the
 * text.
 */
function liftWords({ header, items, summary }: Point, names: PointNames): Slide | null {
  const [first, ...others] = items;
  if (header !== null || first?.type !== plainType) return null;
  const [{ end } = { end: 0 }] = walkSentences(first.value);
  const sentence = first.value.slice(0, end).trim();
  if (sentence === "" || sentence.length > maxHeaderUnits || sentence.includes("\n")) return null;
  const rest = first.value.slice(end).trim();
  const left = [...(rest === "" ? [] : [createText(rest)]), ...others];
  return {
    header: sentence.replace(/(?<!\.)\.$/, ""),
    description:
      left.length > 0 ? left : [createText(names.hasLabels ? countPoints([], names) : "")],
    ...(summary !== undefined && { summary }),
  };
}

/** Counts the points of a group that have no header. Such points are numbered. */
export function countUnnamed(group: readonly Point[]): number {
  return group.filter(({ header }) => header === null).length;
}

function countPoints(
  group: readonly Point[],
  { names: [one, several], first }: PointNames,
): string {
  const count = countUnnamed(group);
  return count > 1 ? `${several} ${first}–${first + count - 1}` : `${one} ${first}`;
}

/** Builds a slide's items. If `isShared`, the slide's header already has the headers of all points. */
function listLines(group: readonly Point[], isShared: boolean): Item[] {
  const isList = group.length > 1 && group.every(isLine);
  if (isList) return [createText(group.map(({ items }) => `- ${items[0]?.value}`).join("\n"))];
  return group.flatMap(({ header, items, summary }, index) => {
    const own = index > 0 && !isShared && header !== null ? addHeader(header, items) : items;
    return summary !== undefined && index < group.length - 1 ? [...own, createText(summary)] : own;
  });
}

const isLine = ({ header, items: [item, ...others], summary }: Point) =>
  header === null &&
  summary === undefined &&
  others.length === 0 &&
  item?.type === plainType &&
  !item.value.includes("\n");

function addHeader(header: string, [first, ...others]: readonly Item[]): Item[] {
  if (first?.type !== plainType || first.value.includes("\n")) {
    return [createText(header), ...(first ? [first] : []), ...others];
  }
  const colon = /[.!?:…]$/u.test(header) ? " " : ": ";
  return [createText(header + colon + first.value), ...others];
}

/** Converts a slide's items to items of type `text`. Items of an unknown type stay unchanged. */
export function writeAsText(slide: Slide): Slide {
  const description = slide.description.map((item) =>
    isItemType(item.type) ? convertItem(item, plainType) : item,
  );
  return { ...slide, description };
}
