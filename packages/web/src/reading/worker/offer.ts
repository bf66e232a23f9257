import type { SourceResponse } from "@slideloom/core/contract/sources";
import type { Post } from "@slideloom/core/document";
import type { SlideUnit } from "@slideloom/core/generation";

/** How slides are made from a text if no model writes them. */
export type SlideMethod = "draft" | "whole" | "outline";

/** A text with the passages that slides cite, read by the server or here. */
export type Material = SourceResponse;

export interface OfferRequest {
  /** The pasted or typed text; ignored if `material` is given. */
  text: string;
  /** A source that the server has read, or null. */
  material: Material | null;
  /** Name of the file that the text is from. The file's extension selects the parser. */
  fileName?: string | undefined;
  /** If null, the way that suits the text best is chosen. */
  way: SlideMethod | null;
  /** Wanted number of slides. If null, one slide per idea. */
  slides: number | null;
  /** What a slide is made of; `auto` if absent. */
  per?: SlideUnit;
  /** Further sources of the post, after `material`; empty if absent. */
  others?: readonly Material[];
  /** Whether questions fill the slides for which the text is too short; false if absent. */
  questions?: boolean;
  /** True if the slides are added to an existing post. The text is then never treated as a topic. */
  isAdding?: boolean;
  /** If true, the draft is made from the start of the text only. */
  isHurried?: boolean;
}

/** The recognised kind of a text, and the slides that would be created from the text. */
export interface Offer {
  /** E.g. `Markdown, 6 headings`. */
  name: string;
  /** The ways that suit the text, at least one. */
  ways: readonly SlideMethod[];
  way: SlideMethod;
  post: Post;
  /** The post's JSON as typed, if the text is already a post. */
  typed?: string;
  /** Image URLs by slide index. */
  mediaUrls: Readonly<Record<number, string>>;
  /** Notes about parts that were left out or need checking. */
  notes: readonly string[];
  /** Null for topics and finished posts. */
  material: Material | null;
  /** Whether the number of slides can be chosen. */
  isCountable: boolean;
  /** What slides of the text's best sentences can be made of; empty if there is nothing to choose. */
  units: readonly SlideUnit[];
  /** Number of posts in a table. The offer shows the first one. */
  posts: number;
}
