import { platforms } from "@slideloom/core/export";
import { type FileType, fileTypes, imageTypes, outputs } from "@slideloom/core/outputs";
import { Image, type LucideIcon } from "lucide-react";
import {
  FileArchive,
  FileText,
  FileType as Letters,
  Film,
  Presentation,
  Share2,
} from "lucide-react";
import { downloadAllSlides, downloadCurrentSlide } from "./downloads.ts";
import { openVideoDialog } from "./video/video-store.ts";

/** A download type in the menu. */
export interface Download {
  id: string;
  /** The label without its leading “Download”. */
  label: string;
  keywords?: string | undefined;
  /** The purpose of the download. */
  hint?: string;
  icon: LucideIcon;
  /** `scale` in device pixels per CSS px; ignored for text files. */
  download: (scale?: number) => Promise<void> | void;
}

export interface DownloadGroup {
  label: string;
  downloads: readonly Download[];
}

const icons = {
  picture: Image,
  document: FileText,
  archive: FileArchive,
  overview: Image,
  words: Letters,
} as const;

/** Overrides of an output's defaults. */
const special: Partial<Record<FileType, Partial<Download>>> = {
  pptx: {
    icon: Presentation,
    hint: "Editable text. If a font isn't installed, the text shrinks to fit.",
  },
  md: { id: "markdown" },
  networks: { label: "for all networks, in one ZIP", icon: Share2 },
};

function offerFile(type: FileType): Download {
  const { as, keywords, kind, imageType } = outputs[type];
  return {
    id: type,
    label: `${imageType === null ? "the text" : "all slides"} ${as}`,
    keywords,
    icon: icons[kind],
    download: (scale) => downloadAllSlides({ type, scale }),
    ...special[type],
  };
}

const offerKind = (wanted: keyof typeof icons): Download[] =>
  fileTypes.filter((type) => outputs[type].kind === wanted).map(offerFile);

// PNG isn't included, because the PNG downloads have buttons of their own.
const lossyTypes = imageTypes.filter((type) => outputs[type].options.includes("quality"));

const offerImages = (image: (typeof lossyTypes)[number]): Download => ({
  id: `all.${image}`,
  label: `all slides ${outputs[image].as}, in a ZIP`,
  icon: icons.archive,
  download: (scale) => downloadAllSlides({ image, scale }),
});

const listNames = (isWanted: (platform: (typeof platforms)[number]) => boolean): string =>
  new Intl.ListFormat("en-GB").format(platforms.filter(isWanted).map(({ name }) => name));

export const downloadGroups: readonly DownloadGroup[] = [
  {
    label: "To post",
    downloads: [
      {
        ...offerFile("pdf"),
        hint: `One document to swipe, for ${listNames(({ document }) => document !== undefined)}`,
      },
      {
        ...offerImages("jpeg"),
        hint: `Images for ${listNames(({ document }) => document === undefined)}`,
      },
      {
        id: "video",
        label: "all slides as a video",
        keywords: "mp4 webm reel movie",
        hint: "Reels, TikTok, Shorts and Stories",
        icon: Film,
        download: openVideoDialog,
      },
      { ...offerFile("networks"), hint: "A folder for each network, with caption and alt text" },
      {
        id: "flat",
        label: "all slides as images in PowerPoint",
        keywords: "pptx presentation flat",
        icon: Presentation,
        download: (scale) => downloadAllSlides({ type: "pptx", scale, flat: true }),
      },
    ],
  },
  {
    label: "To edit in other apps",
    downloads: [
      ...offerKind("document").filter(({ id }) => id !== "pdf"),
      ...offerKind("words"),
      {
        id: "texts",
        label: "all slides with caption and alt text, in a ZIP",
        keywords: "zip manifest descriptions hashtags",
        icon: icons.archive,
        download: (scale) => downloadAllSlides({ scale, texts: true }),
      },
    ],
  },
  {
    label: "As images",
    downloads: [
      ...lossyTypes.filter((type) => type !== "jpeg").map(offerImages),
      ...lossyTypes.map((type): Download => ({
        id: `current.${type}`,
        label: `the current slide ${outputs[type].as}`,
        icon: icons.picture,
        download: (scale) => downloadCurrentSlide({ type, scale }),
      })),
    ],
  },
];

export const downloads: readonly Download[] = downloadGroups.flatMap((group) => group.downloads);
