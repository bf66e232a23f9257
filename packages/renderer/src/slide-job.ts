import type { Brand, Design, SizePresetId } from "@slideloom/core/design";
import type { LeftMarks, Post } from "@slideloom/core/document";
import type { Compression, ImageType } from "@slideloom/core/outputs";
import type { ChartPart, TextRef } from "@slideloom/core/slide";

/** Everything that decides the pixels of one slide. */
export interface SlideJob {
  post: Post;
  design: Design;
  /** The size preset. Stored jobs name it `format`. */
  format: SizePresetId;
  postType: "carousel" | "single";
  /** From 0; ignored for a single post. */
  slideIndex: number;
  /** Media by slide index; empty when media is switched off. */
  mediaUrls: Readonly<Record<number, string>>;
  /** The picture that is drawn for a video, by the video's URL. */
  posterUrls?: Readonly<Record<string, string>>;
  /** By URL, how often media that failed were requested again; a higher number asks once more. */
  mediaAttempts?: Readonly<Record<string, number>>;
  /** Who posts; `placement` says on which slides. */
  brand?: Brand;
  /** Words that are not drawn but keep their room, since an editor over the picture shows them. */
  hidden?: TextRef;
  /**
   * The document that the picture is for. Words that it can set by itself, and charts of a presentation, are left out of the
   * picture; the layout says how they are set.
   */
  setBy?: "pdf" | "pptx";
}

/** A font file at one of its weights. */
export interface FontFace {
  family: string;
  file: string;
  packageName: string;
  weight: number;
  isItalic: boolean;
}

/** How a document sets words as the picture would have shown them. */
export interface Typesetting {
  /** The letters that are drawn: capitals where the style asks for them. As long as what was written. */
  drawn: string;
  face: FontFace;
  /** How far up the font's ascent reaches, from the stage's top, CSS px. */
  ascentPx: number;
  /** `#rrggbb`. */
  color: string;
  letterSpacingPx: number;
  /** Tags of OpenType features that are on. */
  features: string[];
}

/** Words of a line in one font and colour, or an emoji; CSS px from the stage's left. */
export interface LinePiece {
  text: string;
  xPx: number;
  widthPx: number;
  /** Absent where they stay in the picture. */
  type?: Typesetting;
}

/** One line of drawn text; CSS px from the stage's top left. */
export interface TextLine {
  text: string;
  xPx: number;
  yPx: number;
  widthPx: number;
  heightPx: number;
  /** All of the line in the order of reading, of a text that a PDF can set at least some of. */
  pieces?: LinePiece[];
}

/** A piece of a line in one look. */
export interface TextRun {
  text: string;
  color: string;
  isItalic: boolean;
  /** The colour of the line under it. */
  underline?: string;
  /** The colour of the band behind it. */
  band?: string;
}

/** What a document needs to set a text by itself. */
export interface TextSetting {
  /** Of each line, its pieces from first to last. */
  lines: TextRun[][];
  isUppercase: boolean;
  /** The first line's, from the stage's top. */
  baselinePx: number;
}

/** A drawn text, for the layer of real text over the picture. */
export interface TextBox {
  ref: TextRef;
  lines: TextLine[];
  /** The paragraph's own box, CSS px from the stage's top left. */
  xPx: number;
  yPx: number;
  widthPx: number;
  heightPx: number;
  /** How wide the box gets before its words wrap. */
  maxWidthPx: number;
  /** The families that draw it, in order: the one asked for, then those that stand in for letters it lacks. */
  fontFamilies: string[];
  fontSizePx: number;
  fontWeight: number;
  lineHeightPx: number;
  letterSpacingPx: number;
  textAlign: "left" | "center" | "right";
  direction: "ltr" | "rtl";
  /** Lines are made about equally long. */
  isBalanced: boolean;
  isItalic: boolean;
  /** False for one line that ends in an ellipsis. */
  wraps: boolean;
  color: string;
  /** A gradient that fills the letters instead of the colour. */
  fill?: string;
  outline?: { widthPx: number; color: string; highlightColor: string };
  /** The colour of the letters of `::words::`; absent where they have none of their own. */
  highlightColor?: string;
  /** Of a text that is left to a presentation, and not in the picture. */
  setting?: TextSetting;
}

/** A chart that is left to a presentation, and not in the picture; CSS px from the stage's top left. */
export interface ChartBox {
  kind: "bar" | "column" | "ring";
  /** Where the longest bar reaches from side to side, with half a gap before the first bar and after the last. */
  xPx: number;
  yPx: number;
  widthPx: number;
  heightPx: number;
  /** From the top, from where lines begin, or clockwise. */
  parts: ChartPart[];
  /** Between two bars, of a bar's thickness; the hole, of the ring's width. */
  share: number;
  /** Bars begin at the right, and so does a row of columns. */
  isMirrored: boolean;
}

/** Where the slide's media stands; `failed`, and a video without a poster, means that the drawn placeholder names the file. */
export interface MediaBox {
  kind: "image" | "video" | "failed";
  /** The slide that it belongs to; a single post shows those of all. */
  slide: number;
  url: string;
  posterUrl?: string;
  /** The point of a picture, 0 to 1, that stays in view as it is cropped to this box; absent where it is shown whole. */
  focus?: readonly [x: number, y: number];
  xPx: number;
  yPx: number;
  widthPx: number;
  heightPx: number;
}

/** Text that did not fit at the smallest readable size and was cut at a whole line. */
export interface Overflow {
  slide: number;
  /** Absent where the header, summary or title overflows. */
  item?: number;
  /** How much height is missing, CSS px. */
  missingPx: number;
  /** `Slide 3 has more text than fits` */
  message: string;
}

/** What was drawn and where: stage size in CSS px, the type factor and every text and medium. */
export interface SlideLayout {
  widthPx: number;
  /** The size preset's height, or more for a single post that grew. */
  heightPx: number;
  /** The factor that scales all type together, 0.7 to 1.5; 1 where every role has a size of its own. */
  typeFactor: number;
  texts: TextBox[];
  /** Where a presentation can set it. */
  chart?: ChartBox;
  /** One for a slide with media; a single post may have more. */
  media: MediaBox[];
  overflows: Overflow[];
  /** Letters first, then emoji; at most one each. */
  missing: MissingCharacters[];
  missingMedia: MissingMedium[];
  /** Absent in layouts that have no images. */
  mediaNotes?: MediaNote[];
  /** Absent where every mark is drawn. */
  leftMarks?: LeftMarks[];
}

/** A picture that could not be loaded: a placeholder stands in its place, and nothing in that of the brand's. */
export interface MissingMedium {
  slide: number;
  /** Absent where it is the brand's. */
  url?: string;
  /** `Slide 3: the picture a.test/b.png can't be loaded: a.test answered with status 404` */
  message: string;
  /** The cause alone, of one that has a URL: `a.test answered with status 404`. */
  cause?: string;
}

/** An image that is drawn otherwise than its file shows it: smaller, or without parts. */
export interface MediaNote {
  slide: number;
  /** `Slide 3: the image a.test/b.svg is drawn without its HTML text (foreignObject)` */
  message: string;
}

/** Letters that no installed font has, drawn as a substitute, or emoji without art, left out. */
export interface MissingCharacters {
  slide: number;
  characters: string[];
  /** `Slide 3: no font has ‣`, `Slide 3: 🫫 has no art yet and is left out` */
  message: string;
}

/** A picture file: its bytes and what was laid out. */
export interface RenderedSlide {
  bytes: Uint8Array<ArrayBuffer>;
  layout: SlideLayout;
}

export interface RenderOptions {
  /** Device pixels a CSS px; 2 unless said otherwise. */
  scale?: number | undefined;
  type?: ImageType;
  /** 1 to 100, of JPEG and WebP; 90 unless said otherwise. */
  quality?: number | undefined;
  /** Of PNG; fast unless said otherwise. */
  compression?: Compression | undefined;
}
