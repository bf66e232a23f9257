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
import { downloadAllSlides, downloadCurrentSlide } from "./download-slides.ts";
import { openVideoDialog } from "./video/video-store.ts";

/** A kind of download beside those of the two buttons. */
export interface Download {
  id: string;
  /** As it stands after “Download”. */
  label: string;
  keywords?: string | undefined;
  icon: LucideIcon;
  /** `scale` in pixels a CSS pixel, where there are pixels. */
  download: (scale?: number) => Promise<void> | void;
}

const icons = { picture: Image, document: FileText, archive: FileArchive, words: Letters } as const;

/** What of an output is not as its kind says. */
const special: Partial<Record<FileType, Partial<Download>>> = {
  pptx: { icon: Presentation },
  md: { id: "markdown" },
  networks: { label: "for all networks, in one ZIP", icon: Share2 },
};

function offerFile(type: FileType): Download {
  const { as, keywords, kind, pictures } = outputs[type];
  return {
    id: type,
    label: `${pictures === null ? "the words" : "all slides"} ${as}`,
    keywords,
    icon: icons[kind],
    download: (scale) => downloadAllSlides({ type, scale }),
    ...special[type],
  };
}

const offerKind = (wanted: keyof typeof icons): Download[] =>
  fileTypes.filter((type) => outputs[type].kind === wanted).map(offerFile);

// PNG has buttons of its own.
const lossyTypes = imageTypes.filter((type) => outputs[type].options.includes("quality"));

export const downloads: readonly Download[] = [
  ...offerKind("archive").filter(({ id }) => id !== "zip"),
  ...offerKind("document"),
  {
    id: "video",
    label: "all slides as a video",
    keywords: "mp4 webm reel movie",
    icon: Film,
    download: openVideoDialog,
  },
  ...offerKind("words"),
  ...lossyTypes.map((image): Download => ({
    id: `all.${image}`,
    label: `all slides ${outputs[image].as}, in a ZIP`,
    icon: icons.archive,
    download: (scale) => downloadAllSlides({ image, scale }),
  })),
  {
    id: "texts",
    label: "all slides with caption and alt texts",
    keywords: "zip manifest descriptions hashtags",
    icon: icons.archive,
    download: (scale) => downloadAllSlides({ scale, texts: true }),
  },
  ...lossyTypes.map((type): Download => ({
    id: `current.${type}`,
    label: `the current slide ${outputs[type].as}`,
    icon: icons.picture,
    download: (scale) => downloadCurrentSlide({ type, scale }),
  })),
];
