import { findSlideMediaUrl } from "../document/slide-media.ts";
import type { Post, Slide } from "../document/post.ts";
import { isHeaderAlone } from "../layouts/brevity.ts";
import { chooseLayout } from "../layouts/choose-layout.ts";
import type { SlideLayoutName } from "../layouts/layout-names.ts";
import { parseSlide } from "../layouts/reading/parse-slide.ts";
import { chooseGroundRoles, type GroundRole } from "./choose-ground.ts";
import type { SlideMedia } from "./slide-context.ts";

/** A post with the URLs of images and videos assigned to its slides, and those that are loaded, by slide index. */
export interface SurveyedPost {
  post: Post;
  postType: "carousel" | "single";
  mediaUrls?: Readonly<Record<number, string>> | undefined;
  media?: Readonly<Record<number, SlideMedia>> | undefined;
}

/** What the slides of a post have, by index. */
interface Survey {
  layouts: readonly SlideLayoutName[];
  hasMediaAt: readonly boolean[];
  /** The backgrounds; those of a single post are all its own. */
  grounds: readonly GroundRole[];
}

/** Caches the last result for a post's slides, because every slide of a carousel asks for it. */
const surveys = new WeakMap<readonly Slide[], { key: string; survey: Survey }>();

/** Lists the layout and background of each slide, and whether the slide has an image or video. */
export function surveySlides({ post, postType, mediaUrls, media }: SurveyedPost): Survey {
  const hasMediaAt = post.content.map(
    (slide, index) =>
      media?.[index] !== undefined || findSlideMediaUrl(slide, mediaUrls?.[index]) !== null,
  );
  const key = `${postType} ${hasMediaAt.map(Number).join("")}`;
  const known = surveys.get(post.content);
  if (known?.key === key) return known.survey;
  const layouts = hasMediaAt.map((hasMedia, slideIndex) =>
    chooseLayout({ post, postType, slideIndex, hasMedia }),
  );
  const survey = {
    layouts,
    hasMediaAt,
    grounds: listGrounds(post, postType, { layouts, hasMediaAt }),
  };
  surveys.set(post.content, { key, survey });
  return survey;
}

function listGrounds(
  post: Post,
  postType: SurveyedPost["postType"],
  { layouts, hasMediaAt }: Omit<Survey, "grounds">,
): readonly GroundRole[] {
  if (postType === "single") return layouts.map(() => "own");
  return chooseGroundRoles(
    layouts.map((layout, index) => ({
      layout,
      hasMedia: hasMediaAt[index] === true,
      isSection: isSection(post, index),
      wanted: post.content[index]?.ground,
    })),
  );
}

/** Whether the slide has only a header. */
function isSection(post: Post, index: number): boolean {
  const reading = parseSlide(post, index);
  return reading.header.text.trim() !== "" && isHeaderAlone(reading);
}
