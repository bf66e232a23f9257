export type OutputOption =
  | "scale"
  | "quality"
  | "compression"
  | "slide"
  | "slides"
  | "image"
  | "texts"
  | "flat";

interface OutputFacts {
  /** An image of one slide, a document, archive or overview of all slides, or text only. */
  kind: "picture" | "document" | "archive" | "overview" | "words";
  mediaType: string;
  extension: string;
  /** Suffix in the names of files with all slides; `slides` by default. */
  suffix?: string;
  /** Type of the images in the file; null if it has none, `choice` if the option `image` decides. */
  imageType: "png" | "jpeg" | "webp" | "choice" | null;
  options: readonly OutputOption[];
  /**
   * The file's content, e.g. "a page for each slide". Shown in brackets after the type in descriptions of fields and
   * tools.
   */
  note: string;
  /** A phrase such as `as a PDF`, shown after “downloaded”, and in menus after “all slides” or “the words”. */
  as: string;
  /** Search terms in menus. */
  keywords?: string;
}

/** Every output format except videos, which only browsers can write. */
const facts = {
  png: {
    kind: "picture",
    mediaType: "image/png",
    extension: "png",
    imageType: "png",
    options: ["scale", "compression", "slide"],
    note: "an image of one slide",
    as: "as PNG",
  },
  jpeg: {
    kind: "picture",
    mediaType: "image/jpeg",
    extension: "jpg",
    imageType: "jpeg",
    options: ["scale", "quality", "slide"],
    note: "an image of one slide",
    as: "as JPEG",
  },
  webp: {
    kind: "picture",
    mediaType: "image/webp",
    extension: "webp",
    imageType: "webp",
    options: ["scale", "quality", "slide"],
    note: "an image of one slide",
    as: "as WebP",
  },
  pdf: {
    kind: "document",
    mediaType: "application/pdf",
    extension: "pdf",
    imageType: "jpeg",
    options: ["scale", "quality"],
    note: "a page for each slide",
    as: "as a PDF",
    keywords: "linkedin document",
  },
  pptx: {
    kind: "document",
    mediaType: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    extension: "pptx",
    imageType: "jpeg",
    options: ["scale", "quality", "flat"],
    note: "a presentation of all slides",
    as: "as PowerPoint",
    keywords: "pptx presentation notes",
  },
  md: {
    kind: "words",
    mediaType: "text/markdown; charset=utf-8",
    extension: "md",
    imageType: null,
    options: [],
    note: "the text as Markdown",
    as: "as Markdown",
    keywords: "md text notion",
  },
  zip: {
    kind: "archive",
    mediaType: "application/zip",
    extension: "zip",
    imageType: "choice",
    options: ["scale", "quality", "compression", "image", "texts"],
    note: "an image of each slide",
    as: "as a ZIP file",
  },
  networks: {
    kind: "archive",
    mediaType: "application/zip",
    extension: "zip",
    suffix: "networks",
    imageType: "jpeg",
    options: ["scale", "quality"],
    note: "a ZIP with a folder of images for each network, in the network's image size",
    as: "for every network",
    keywords: "linkedin instagram threads x twitter tiktok facebook folders",
  },
  sheet: {
    kind: "overview",
    mediaType: "image/jpeg",
    extension: "jpg",
    suffix: "overview",
    imageType: "jpeg",
    options: ["scale", "quality", "slides"],
    note: "one small image of all slides side by side, to look at",
    as: "as one overview",
  },
} as const satisfies Readonly<Record<string, OutputFacts>>;

export type OutputType = keyof typeof facts;

type OfKind<Kind extends OutputFacts["kind"]> = {
  [Type in OutputType]: (typeof facts)[Type]["kind"] extends Kind ? Type : never;
}[OutputType];

export type ImageType = OfKind<"picture">;

export type FileType = Exclude<OutputType, ImageType>;

export const outputs: Readonly<Record<OutputType, OutputFacts>> = facts;

export const outputTypes = Object.keys(facts) as OutputType[];

export const isImageType = (type: OutputType): type is ImageType =>
  outputs[type].kind === "picture";

const isFileType = (type: OutputType): type is FileType => !isImageType(type);

export const imageTypes = outputTypes.filter(isImageType);
export const fileTypes = outputTypes.filter(isFileType);

export const listTypesWith = (option: OutputOption): OutputType[] =>
  outputTypes.filter((type) => outputs[type].options.includes(option));

/** Device pixels per CSS pixel. */
export const scaleRange = { min: 0.5, max: 4, default: 2 } as const;

/** Quality of JPEG and WebP images, alone or inside other files. */
export const qualityRange = { min: 1, max: 100, default: 90 } as const;

/** Kinds of PNG compression: one is faster, the other makes smaller files. */
export const compressions = ["fast", "small"] as const;

export type Compression = (typeof compressions)[number];

/** The output types with their content, for the descriptions of fields and tools. */
export const outputGuide = outputTypes.map((type) => `${type} (${outputs[type].note})`).join(", ");
