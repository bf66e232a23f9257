import type { CaptionService } from "../networks/service-ids.ts";

/** What a slide of a source is made of. `auto` follows the source's own parts, if it has any. */
export const slideUnits = ["auto", "idea", "step", "post", "row"] as const;
export type SlideUnit = (typeof slideUnits)[number];

/** How much of a source's words a post has: all of them, the best sentences, or more than the source says. */
export const amounts = ["keep", "condense", "expand"] as const;
export type Amount = (typeof amounts)[number];

/** A person's choices for slides from a source or notes. An absent choice means its default. */
export interface SourceChoices {
  /** What a slide is made of; `auto` if absent. */
  per?: SlideUnit | undefined;
  /** Whether questions to the author fill the slides for which source or notes are too short; false if absent. */
  questions?: boolean | undefined;
  /** `condense` if absent. */
  amount?: Amount | undefined;
  /** Who the post is for; only for models. */
  audience?: string | undefined;
  /** The post's language, as a name such as `German` or a BCP 47 code; that of source or topic if absent. */
  language?: string | undefined;
  /** The network that the post is for; only for models. */
  network?: CaptionService | undefined;
  /** Addresses of the sources' images to add to the slides, or `all`; none if absent. */
  images?: "all" | readonly string[] | undefined;
}

/** Returns only the choices that were made, without null, undefined and blank texts. */
export const takeSourceChoices = ({
  per,
  questions,
  amount,
  audience,
  language,
  network,
  images,
}: {
  [Choice in keyof SourceChoices]?: SourceChoices[Choice] | null;
}): SourceChoices => ({
  ...(per && { per }),
  ...(questions != null && { questions }),
  ...(amount && { amount }),
  ...(audience?.trim() && { audience: audience.trim() }),
  ...(language?.trim() && { language: language.trim() }),
  ...(network && { network }),
  ...(images && images.length > 0 && { images }),
});
