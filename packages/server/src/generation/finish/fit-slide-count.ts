import { plainType } from "@slideloom/core/blocks";
import {
  countSlideWords,
  countWords,
  postLimits,
  stripMarkup,
  type Item,
  type Slide,
} from "@slideloom/core/document";
import { splitSentences } from "@slideloom/core/writing";

/** Merges short neighbours or splits full slides to reach `wanted` slides; fewer if nothing more can be split. */
export function fitSlideCount(slides: readonly Slide[], wanted: number): Slide[] {
  const result = [...slides];
  const words = result.map(countSlideWords);
  while (result.length > wanted) {
    const index = findShortestPair(words);
    const [first, second] = [result[index], result[index + 1]];
    if (!first || !second) break;
    const merged = mergeSlides(first, second);
    result.splice(index, 2, merged);
    words.splice(index, 2, countSlideWords(merged));
  }
  while (result.length < wanted) {
    const index = findFullest(result);
    const halves = index === null ? null : splitSlide(result[index]);
    if (index === null || !halves) break;
    result.splice(index, 1, ...halves);
  }
  return result;
}

/**
 * Returns the index of the neighbouring pair with the fewest words, avoiding the first and last slide if possible.
 * `words` are the slides' numbers of words.
 */
function findShortestPair(words: readonly number[]): number {
  const inner = words.length > 3 ? 1 : 0;
  const countPair = (index: number) => (words[index] ?? 0) + (words[index + 1] ?? 0);
  let best = inner;
  for (let index = inner; index < words.length - 1 - inner; index++) {
    if (countPair(index) < countPair(best)) best = index;
  }
  return best;
}

function mergeSlides(first: Slide, second: Slide): Slide {
  const lead = stripMarkup(second.header);
  const summary = first.summary ?? second.summary;
  const [opening, ...rest] = second.description;
  const isJoinable = opening?.type === plainType && !/^\s*(?:[-*•]|\d+[.)])\s/.test(opening.value);
  const led: Item[] = isJoinable
    ? [
        { type: "text", value: `${lead}${/\p{P}$/u.test(lead) ? "" : ":"} ${opening.value}` },
        ...rest,
      ]
    : [{ type: "text", value: lead }, ...second.description];
  return {
    header: first.header,
    description: [...first.description, ...led],
    ...(summary === undefined ? {} : { summary }),
    ...uniteSources(first, second),
  };
}

function uniteSources(...slides: Slide[]): Pick<Slide, "sources"> {
  const sources = [...new Set(slides.flatMap((slide) => slide.sources ?? []))];
  return sources.length === 0 ? {} : { sources: sources.slice(0, postLimits.citedPassages) };
}

/** Returns the index of the fullest slide that can be split. The first slide is the last resort. */
function findFullest(slides: readonly Slide[]): number | null {
  let best: number | null = null;
  for (const [index, slide] of slides.entries()) {
    if (!splitSlide(slide)) continue;
    const most = best ? slides[best] : undefined;
    if (!most || countSlideWords(slide) > countSlideWords(most)) best = index;
  }
  return best;
}

function splitSlide(slide: Slide | undefined): [Slide, Slide] | null {
  if (!slide) return null;
  const items = slide.description.length > 1 ? slide.description : splitItem(slide.description[0]);
  if (items.length < 2) return null;
  const middle = Math.ceil(items.length / 2);
  const { summary, header } = slide;
  const cited = uniteSources(slide);
  const first = { header, description: items.slice(0, middle), ...cited };
  const second = { ...promoteHeader(header, items.slice(middle)), ...cited };
  return [first, { ...second, ...(summary === undefined ? {} : { summary }) }];
}

/**
 * Builds the second half of a split slide. If the first sentence is short, that sentence becomes the header instead of
 * `header`.
 */
function promoteHeader(header: string, items: Item[]): Slide {
  const [opening, ...rest] = items;
  const sentences = opening?.type === plainType ? splitSentences(opening.value) : [];
  const [first = "", ...others] = sentences;
  const remaining = others.join("").trim();
  const words = countWords(first);
  if (words < 2 || words > 8 || (remaining === "" && rest.length === 0)) {
    return { header, description: items };
  }
  return {
    header: first
      .trim()
      .replace(/[.。]$/, "")
      .replace(/^(?:[-*•]|\d+[.)])\s+/, ""),
    description: [...(remaining === "" ? [] : [{ type: "text", value: remaining }]), ...rest],
  };
}

function splitItem(item: Item | undefined): Item[] {
  if (item?.type !== plainType) return [];
  const sentences = splitSentences(item.value).filter((sentence) => sentence.trim() !== "");
  if (sentences.length < 2) return [];
  const middle = Math.ceil(sentences.length / 2);
  return [sentences.slice(0, middle), sentences.slice(middle)].map((half) => ({
    type: "text",
    value: half.join("").trim(),
  }));
}
