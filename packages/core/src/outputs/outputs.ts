/** What may be chosen of an output. */
export type OutputOption =
  | "scale"
  | "quality"
  | "compression"
  | "slide"
  | "image"
  | "texts"
  | "flat";

interface OutputFacts {
  /** A picture of one slide, pages or folders of all pictures, or words alone. */
  kind: "picture" | "document" | "archive" | "words";
  mediaType: string;
  extension: string;
  /** After a title, in the names of files of all slides. */
  suffix?: string;
  /** The pictures that it is made of; null without any, `choice` for those of the option `image`. */
  pictures: "png" | "jpeg" | "webp" | "choice" | null;
  options: readonly OutputOption[];
  /** What it holds, for people and models who choose one: it follows the type, in brackets. */
  note: string;
  /** After “downloaded”, and in menus after “all slides” or “the words”. */
  as: string;
  /** Words that find it in menus. */
  keywords?: string;
}

/** Everything that a post can be written to. Videos, which only browsers write, stand by themselves. */
const facts = {
  png: {
    kind: "picture",
    mediaType: "image/png",
    extension: "png",
    pictures: "png",
    options: ["scale", "compression", "slide"],
    note: "a picture of one slide",
    as: "as PNG",
  },
  jpeg: {
    kind: "picture",
    mediaType: "image/jpeg",
    extension: "jpg",
    pictures: "jpeg",
    options: ["scale", "quality", "slide"],
    note: "a picture of one slide",
    as: "as JPEG",
  },
  webp: {
    kind: "picture",
    mediaType: "image/webp",
    extension: "webp",
    pictures: "webp",
    options: ["scale", "quality", "slide"],
    note: "a picture of one slide",
    as: "as WebP",
  },
  pdf: {
    kind: "document",
    mediaType: "application/pdf",
    extension: "pdf",
    pictures: "jpeg",
    options: ["scale", "quality"],
    note: "a page for each slide",
    as: "as a PDF",
    keywords: "linkedin document",
  },
  pptx: {
    kind: "document",
    mediaType: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    extension: "pptx",
    pictures: "jpeg",
    options: ["scale", "quality", "flat"],
    note: "a presentation of all slides",
    as: "as a PowerPoint",
    keywords: "pptx presentation notes",
  },
  md: {
    kind: "words",
    mediaType: "text/markdown; charset=utf-8",
    extension: "md",
    pictures: null,
    options: [],
    note: "the words as Markdown",
    as: "as Markdown",
    keywords: "md text notion",
  },
  zip: {
    kind: "archive",
    mediaType: "application/zip",
    extension: "zip",
    pictures: "choice",
    options: ["scale", "quality", "compression", "image", "texts"],
    note: "a picture of each slide",
    as: "as a ZIP file",
  },
  networks: {
    kind: "archive",
    mediaType: "application/zip",
    extension: "zip",
    suffix: "networks",
    pictures: "jpeg",
    options: ["scale", "quality"],
    note: "a ZIP of every network's sizes, a folder each",
    as: "for every network",
    keywords: "linkedin instagram threads x twitter tiktok facebook folders",
  },
} as const satisfies Readonly<Record<string, OutputFacts>>;

export type OutputType = keyof typeof facts;

type OfKind<Kind extends OutputFacts["kind"]> = {
  [Type in OutputType]: (typeof facts)[Type]["kind"] extends Kind ? Type : never;
}[OutputType];

/** A picture of one slide. */
export type ImageType = OfKind<"picture">;

/** One file of all slides. */
export type FileType = Exclude<OutputType, ImageType>;

export const outputs: Readonly<Record<OutputType, OutputFacts>> = facts;

export const outputTypes = Object.keys(facts) as OutputType[];

export const isImageType = (type: OutputType): type is ImageType =>
  outputs[type].kind === "picture";

const isFileType = (type: OutputType): type is FileType => !isImageType(type);

export const imageTypes = outputTypes.filter(isImageType);
export const fileTypes = outputTypes.filter(isFileType);

/** Which outputs have that option. */
export const listTypesWith = (option: OutputOption): OutputType[] =>
  outputTypes.filter((type) => outputs[type].options.includes(option));

/** Device pixels a CSS pixel. */
export const scaleRange = { min: 0.5, max: 4, default: 2 } as const;

/** Of JPEG and WebP, also those in other files. */
export const qualityRange = { min: 1, max: 100, default: 90 } as const;

/** How PNG files are compressed: soon, or to fewer bytes. */
export const compressions = ["fast", "small"] as const;

export type Compression = (typeof compressions)[number];

/** The types and what they hold, for the descriptions of fields and tools. */
export const outputGuide = outputTypes.map((type) => `${type} (${outputs[type].note})`).join(", ");
