import type { Post } from "@slideloom/core/document";
import type { Passage, Source } from "@slideloom/core/sources";

/** How slides are made from a text without a model. */
export type Way = "draft" | "whole" | "outline";

/** A text with the passages that slides cite. */
export interface Material {
  source: Source;
  passages: readonly Passage[];
}

export interface OfferRequest {
  /** Pasted or typed; ignored with `material`. */
  text: string;
  /** A source that the server has read. */
  material: Material | null;
  /** Null chooses the way that suits the text. */
  way: Way | null;
  /** Null makes one slide per idea. */
  slides: number | null;
  /** True if the slides go into a post, which needs no outline. */
  isAdding?: boolean;
  /** True drafts from the start of the text. */
  isHurried?: boolean;
}

/** What was recognised, and the slides that it would make. */
export interface Offer {
  /** E.g. `Markdown, 6 headings`. */
  name: string;
  /** The ways that suit the text; one at least. */
  ways: readonly Way[];
  way: Way;
  post: Post;
  /** The post's JSON, as typed if the text is a post. */
  json: string;
  /** Image addresses by slide index. */
  mediaUrls: Readonly<Record<number, string>>;
  /** What was left out or needs a look. */
  notes: readonly string[];
  /** Null for topics and finished posts. */
  material: Material | null;
  /** Whether the number of slides can be chosen. */
  isCountable: boolean;
  /** Posts of a table, of which the first is shown. */
  posts: number;
}
