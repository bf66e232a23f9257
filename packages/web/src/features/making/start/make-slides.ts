import type { Post } from "@slideloom/core/document";
import { joinMaterials, placeImages } from "@slideloom/core/sources";
import { countNoun } from "@slideloom/core/text";
import { focusFirstSlide } from "../../../state/first-slide-focus.ts";
import { insertPost } from "../../../state/insert-post.ts";
import { openWholePost } from "../../../state/whole-post.ts";
import { holdPostSource } from "../source/hold-post-source.ts";
import { clearSource, useSource } from "../source/source-store.ts";
import type { Offer } from "../../../reading/worker/offer.ts";
import { clearStart } from "./start-store.ts";

/** Adds the chosen images of the sources to the offered slides. `left` are those for which no slide is free. */
function addImages({ post, material }: Offer): { post: Post; left: readonly string[] } {
  const { images, others } = useSource.getState();
  if (!material || images.length === 0) return { post, left: [] };
  return placeImages(post, joinMaterials([material, ...others]), images);
}

const describeLeft = (left: readonly string[]) =>
  left.length > 0 ? [`${countNoun(left.length, "image")} left out, because no slide is free.`] : [];

/** Keeps the offer's text, and the further sources beside it. */
function holdSources(material: Offer["material"]): void {
  for (const source of [material, ...useSource.getState().others]) holdPostSource(source);
}

/** Opens the offered slides as a new carousel. */
export function makeSlides(offer: Offer): void {
  const { typed, mediaUrls, material } = offer;
  const { post, left } = addImages(offer);
  holdSources(material);
  openWholePost({
    label: "Make slides",
    content: typed ?? post,
    mediaUrls,
    toast: {
      title: `${countNoun(post.content.length, "slide")} made`,
      description: [
        material
          ? "Made from your text without AI. Every sentence is yours."
          : "To change anything, click it on the slide.",
        ...describeLeft(left),
      ].join(" "),
    },
  });
  endStart();
}

export function insertSlides(offer: Offer): void {
  const { mediaUrls, material } = offer;
  holdSources(material);
  if (insertPost(addImages(offer).post, mediaUrls)) leaveStart();
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
