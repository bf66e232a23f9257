import { parseColumns, type Post, type Slide, stripMarkup } from "@slideloom/core/document";
import type { GenerateResponse } from "@slideloom/core/contract";

type Origins = NonNullable<GenerateResponse["origins"]>;

/** How many sentences of a slide are the person's, and which ones the framework put there. */
export interface SlideOrigins {
  slideIndex: number;
  own: number;
  framework: string[];
}

/** Whose words stand on the slides of a post by now: sentences that were edited or taken out count no more. */
export function describeOrigins(post: Post, origins: Origins): SlideOrigins[] {
  const known = new Map(
    origins.flat().map(({ sentence, origin }) => [stripMarkup(sentence), origin]),
  );
  return post.content.flatMap((slide, slideIndex) => {
    const text = stripMarkup(readText(slide, slideIndex === 0 ? post.title : ""));
    const found = [...known].filter(([sentence]) => text.includes(sentence));
    const framework = found.filter(([, origin]) => origin === "framework");
    return found.length === 0
      ? []
      : [
          {
            slideIndex,
            own: found.length - framework.length,
            framework: framework.map(([sentence]) => sentence),
          },
        ];
  });
}

function readText({ header, description, summary = "" }: Slide, title: string): string {
  const items = description.map(({ type, value }) => {
    const columns = type === "two-columns" ? parseColumns(value) : null;
    return columns?.ok ? [...columns.leftColumn, ...columns.rightColumn].join("\n") : value;
  });
  return [title, header, ...items, summary].join("\n");
}

/** `3 sentences are yours, 2 are the framework's: check these`. */
export function summariseOrigins({ own, framework }: SlideOrigins): string {
  const sentences = own === 1 ? "1 sentence is" : `${own} sentences are`;
  if (framework.length === 0)
    return own === 1 ? "its sentence is yours" : `all ${own} sentences are yours`;
  const are = framework.length === 1 ? "1 is" : `${framework.length} are`;
  const check = framework.length === 1 ? "check it" : "check these";
  return `${own === 0 ? "no sentence is" : sentences} yours, ${are} the framework's: ${check}`;
}
