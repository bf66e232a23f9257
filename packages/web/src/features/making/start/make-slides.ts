import { countNoun } from "@slideloom/core/text";
import { focusFirstSlide } from "../../../state/first-slide-focus.ts";
import { insertPost } from "../../../state/insert-post.ts";
import { openWholePost } from "../../../state/whole-post.ts";
import { holdPostSource } from "../source/hold-post-source.ts";
import { clearSource, useSource } from "../source/source-store.ts";
import type { Offer } from "../../../reading/worker/offer.ts";
import { clearStart } from "./start-store.ts";

/** Keeps the offer's text, and the further sources beside it. */
function holdSources(material: Offer["material"]): void {
  for (const source of [material, ...useSource.getState().others]) holdPostSource(source);
}

/** Opens the offered slides as a new carousel. */
export function makeSlides({ post, typed, mediaUrls, material }: Offer): void {
  holdSources(material);
  openWholePost({
    label: "Make slides",
    content: typed ?? post,
    mediaUrls,
    toast: {
      title: `${countNoun(post.content.length, "slide")} made`,
      description: material
        ? "Made from your text without AI. Every sentence is yours."
        : "To change anything, click it on the slide.",
    },
  });
  endStart();
}

export function insertSlides({ post, mediaUrls, material }: Offer): void {
  holdSources(material);
  if (insertPost(post, mediaUrls)) leaveStart();
}

/** Ends a start whose slides were written: their first one is shown and has the focus. */
export function endStart(): void {
  leaveStart();
  focusFirstSlide();
}

/** Clears the field and the source, because their post is made. */
function leaveStart(): void {
  clearStart();
  clearSource();
}
