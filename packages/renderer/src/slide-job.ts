import type { Brand, Design, SizePresetId } from "@slideloom/core/design";
import type { LeftText, Post } from "@slideloom/core/document";
import type { Compression, ImageType } from "@slideloom/core/outputs";
import type { ChartPart, TableCell, TextRef } from "@slideloom/core/slide";

/** Everything that decides the pixels of one slide. */
export interface SlideJob {
  post: Post;
  design: Design;
  /** The size preset. The property is named `format`, because stored jobs use that name. */
  format: SizePresetId;
  postType: "carousel" | "single";
  /** Zero-based; ignored for a single post. */
  slideIndex: number;
  /** Media by slide index; empty if media is switched off. */
  mediaUrls: Readonly<Record<number, string>>;
  /** Poster images by video URL. */
  posterUrls?: Readonly<Record<string, string>>;
  /** Number of retries of failed media, by URL. A higher number makes the renderer request the URL again. */
  mediaAttempts?: Readonly<Record<string, number>>;
  /** Brand; its `placement` says on which slides it appears. */
  brand?: Brand;
  /** Text that takes up space but is not drawn, since an inline editor covers it. */
  hidden?: TextRef;
  /**
   * The document for which the image is drawn. The image omits the text that the document typesets. For a
   * presentation, the image also omits the chart that the presentation draws.
   */
  setBy?: "pdf" | "pptx";
}

/** A font file at one weight. */
export interface FontFace {
  family: string;
  file: string;
  packageName: string;
  weight: number;
  isItalic: boolean;
}

/** Data with which a PDF typesets words as they look in the image. */
export interface Typesetting {
  /** The letters to draw, in uppercase if the style requires it. There are as many as in the original text. */
  drawn: string;
  face: FontFace;
  /** Distance from the slide's top to the top of the font's ascent, CSS px. */
  ascentPx: number;
  /** `#rrggbb`. */
  color: string;
  letterSpacingPx: number;
  /** Tags of OpenType features; the tag of a disabled feature has a leading `-`, as in `-liga`. */
  features: string[];
}

/** Words of a line in one font and colour, or an emoji; CSS px from the slide's left edge. */
export interface LinePiece {
  text: string;
  xPx: number;
  widthPx: number;
  /** Absent if the words stay in the image. */
  type?: Typesetting;
}

/** One line of drawn text; CSS px from the slide's top left corner. */
export interface TextLine {
  text: string;
  xPx: number;
  yPx: number;
  widthPx: number;
  heightPx: number;
  /** All pieces of the line, in reading order. Absent if none of the words can be text in a PDF. */
  pieces?: LinePiece[];
}

/** Part of a line in one style. */
export interface TextRun {
  text: string;
  color: string;
  weight: number;
  isItalic: boolean;
  /** Colour behind the run, without which its letters may be illegible. */
  field?: string;
}

/** Data with which a presentation typesets a text itself. */
export interface TextSetting {
  /** Pieces of each line, in order. */
  lines: TextRun[][];
  isUppercase: boolean;
  /** Distance from the slide's top to the first baseline, CSS px. */
  baselinePx: number;
}

/** A drawn text, for the layer of real text over the image. */
export interface TextBox {
  ref: TextRef;
  lines: TextLine[];
  /** The paragraph's box, CSS px from the slide's top left corner. */
  xPx: number;
  yPx: number;
  widthPx: number;
  heightPx: number;
  /** Width at which its words wrap. */
  maxWidthPx: number;
  /**
   * Families that draw the text. The requested family is first, followed by fallbacks for the characters that it lacks.
   */
  fontFamilies: string[];
  fontSizePx: number;
  fontWeight: number;
  lineHeightPx: number;
  letterSpacingPx: number;
  textAlign: "left" | "center" | "right";
  direction: "ltr" | "rtl";
  /** Lines are balanced to similar lengths. */
  isBalanced: boolean;
  isItalic: boolean;
  /** False for a text on one line. */
  wraps: boolean;
  color: string;
  /** A gradient that fills the letters instead of the colour. */
  fill?: string;
  outline?: { widthPx: number; color: string; highlightColor: string };
  /** Colour of `::highlighted::` letters. Absent if they have the colour of other letters. */
  highlightColor?: string;
  /** The text's place in a table; absent for other texts. */
  cell?: TableCell;
  /** Set if a presentation typesets this text, and the image omits the text. */
  setting?: TextSetting;
}

/** A chart that a presentation draws, and the image omits; CSS px from the slide's top left corner. */
export interface ChartBox {
  kind: "bar" | "column" | "ring";
  /** The area up to the longest bar, with half a gap before the first and after the last bar. */
  xPx: number;
  yPx: number;
  widthPx: number;
  heightPx: number;
  /** Bars from top to bottom, columns in reading direction, or parts of a ring clockwise. */
  parts: ChartPart[];
  /**
   * For bars, the gap as a fraction of a bar's thickness. For a ring, the hole's width as a fraction of the ring's
   * width.
   */
  share: number;
  /** Whether the chart runs from right to left: bars start on the right, and columns are listed from the right. */
  isMirrored: boolean;
}

/** The position of a slide's media. If loading failed or a video has no poster, a placeholder shows the file's name. */
export interface MediaBox {
  kind: "image" | "video" | "failed";
  /** The slide that the image or video belongs to; a single post shows the media of all slides. */
  slide: number;
  url: string;
  posterUrl?: string;
  /** The focal point, 0 to 1, that stays in view if the image is cropped. Absent if the whole image is shown. */
  focus?: readonly [x: number, y: number];
  /** Set if the slide's settings ask for the whole image instead of a cropped one. */
  fit?: "contain";
  xPx: number;
  yPx: number;
  widthPx: number;
  heightPx: number;
}

/** Text that did not fit at the smallest readable size, and was cut after a whole line. */
export interface Overflow {
  slide: number;
  /** Absent if the header, summary or title overflows. */
  item?: number;
  /** Missing height, CSS px. */
  missingPx: number;
  /** `Slide 3 has more text than fits` */
  message: string;
}

/** A drawn slide's size in CSS px, its texts and its media. */
export interface SlideLayout {
  widthPx: number;
  /** The size preset's height, or more for a single post whose text needs more space. */
  heightPx: number;
  texts: TextBox[];
  /** Set if a presentation can draw the slide's chart. */
  chart?: ChartBox;
  /** One entry for a slide with media; a single post may have several. */
  media: MediaBox[];
  overflows: Overflow[];
  /** Letters first, then emoji; at most one entry each. */
  missing: MissingCharacters[];
  missingMedia: MissingMedium[];
  /** Empty or absent if no image needs a note. */
  mediaNotes?: MediaNote[];
  /** Reports of combining marks and styles that aren't drawn; absent if all are drawn. */
  leftText?: LeftText[];
  /** Absent if all hashtags and brand texts fit. */
  leftFurniture?: LeftFurniture[];
}

/** Hashtags and brand texts that are left out, because the slide has no space for them. */
interface LeftFurniture {
  slide: number;
  /** `Slide 3 has no room for #productivity and example.com` */
  message: string;
}

/** An image that could not be loaded. A slide shows a placeholder; a brand image is left out. */
export interface MissingMedium {
  slide: number;
  /** Absent for a brand image. */
  url?: string;
  /** `Slide 3: the image a.test/b.png can't be loaded: a.test responded with status 404` */
  message: string;
  /** The cause alone, if there is a URL: `a.test responded with status 404`. */
  cause?: string;
}

/** An image drawn differently from its file: smaller, or without parts. */
export interface MediaNote {
  slide: number;
  /** `Slide 3: the image a.test/b.svg is drawn without its HTML text (foreignObject)` */
  message: string;
}

/** Characters that can't be drawn. Letters without a font are replaced, and emoji without art are left out. */
export interface MissingCharacters {
  slide: number;
  characters: string[];
  /** `Slide 3: no font has ‣`, `Slide 3: 🫫 has no art yet and is left out` */
  message: string;
}

export interface RenderedSlide {
  bytes: Uint8Array<ArrayBuffer>;
  layout: SlideLayout;
}

export interface RenderOptions {
  /** Device pixels per CSS px; 2 by default. */
  scale?: number | undefined;
  type?: ImageType;
  /** 1 to 100, for JPEG and WebP; 90 by default. */
  quality?: number | undefined;
  /** For PNG; fast by default. */
  compression?: Compression | undefined;
}
