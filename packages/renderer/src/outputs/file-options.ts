import type { Captions } from "@slideloom/core/carousel";
import type { Compression, ImageType } from "@slideloom/core/outputs";

export interface FileOptions {
  /** Device pixels per CSS px; 2 by default. */
  scale?: number | undefined;
  /** 1 to 100, for JPEG and WebP; 90 by default. */
  quality?: number | undefined;
  /** For PNG; fast by default. */
  compression?: Compression | undefined;
  /** Image type, for outputs that allow a choice; PNG by default. */
  image?: ImageType | undefined;
  /** Whether a ZIP also contains the caption, the images' descriptions and a manifest. */
  texts?: boolean | undefined;
  /** Captions by service. They are added to a ZIP with `texts`, and to a ZIP for all platforms. */
  captions?: Captions | undefined;
  /** Whether a presentation's slides are only images, without editable texts and charts. */
  flat?: boolean | undefined;
  /**
   * Number of images of each post, if a platform accepts fewer images per post than the carousel has. A ZIP then has a
   * folder per post.
   */
  posts?: readonly number[] | undefined;
}
