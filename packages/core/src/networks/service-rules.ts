import type { SizePresetId } from "../design/size-preset.ts";
import type { ImageType } from "../outputs/outputs.ts";
import type { CountCaption } from "./counting/count-caption.ts";
import type { OptionFields } from "./option-field.ts";
import type { Arrange } from "./preview/arrangement.ts";
import type { CaptionService } from "./service-ids.ts";
import type { CaptionFold } from "./preview/cut-caption.ts";

/** A fixed limit, or a limit that differs by account. If the account's own limit is unknown, `usual` applies. */
export type Limit = number | { usual: number; most: number };

/** How a carousel appears: images, a PDF to swipe, or files handed to a receiver. */
export type PostKind = "images" | "document" | "files";

/** A way to post slides on a service. The option `kind` chooses between a service's forms. */
export interface PostForm {
  kind: PostKind;
  /** Maximum number of slides in a post. */
  perPost: Limit;
  /** Maximum number of posts in a thread; longer threads flood the followers' feeds. */
  posts: number;
  /**
   * Numbers of images per post that a feed shows uncropped, ascending from 1. Absent if the feed never crops, or crops
   * whenever there are several images.
   */
  uncropped?: readonly number[];
}

/** More than `warn` is accepted with a warning; more than `most` is refused. */
export interface Allowance {
  warn?: number;
  most?: number;
}

/**
 * A service's limits for posts, whether sent directly or through a bridge. They are constants, known without a request.
 */
export interface ServiceRules {
  name: string;
  countCaption: CountCaption;
  /**
   * The service whose separate caption this service uses; null if it always uses the post's own caption. If absent,
   * this service has its own separate caption.
   */
  captionOf?: CaptionService | null;
  /** The longest caption, in the unit of `countCaption`; null if there is no limit. */
  caption: Limit | null;
  /** The longest caption in UTF-8 bytes. */
  captionBytes?: number;
  /** The longest alt text, in code points; null if the service has no alt text. */
  altText: Limit | null;
  /** The first one is the default. */
  forms: readonly [PostForm, ...PostForm[]];
  options: OptionFields;
  /** The size in which slides are laid out for the service by default; the carousel's own size if absent. */
  sizePreset?: SizePresetId;
  /** Width divided by height of the first slide. The service crops the other slides to the same ratio. */
  ratio?: { least: number; most: number };
  /** File types for slides, the preferred one first. */
  imageTypes: readonly ImageType[];
  maxImageBytes: number;
  hashtags?: Allowance;
  mentions?: Allowance;
  links?: Allowance;
  /** Set if URLs in captions can't be opened. */
  hasPlainLinks?: true;
  /** The approximate appearance of posts in a feed, for previews. Never enforced as limits. */
  preview: {
    arrange: Arrange;
    /** Where the caption is folded; absent if all of it is shown. */
    fold?: CaptionFold;
    /**
     * Width divided by height of an image in the image grid of an account's profile; absent if no grid is previewed.
     */
    profile?: number;
  };
  /** Set if the service downloads the files from this server. */
  needsPublicUrl?: true;
}
