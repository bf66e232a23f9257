import { Image, type LucideIcon } from "lucide-react";
import { FileArchive, FileText, FileType, Film, Presentation, Share2 } from "lucide-react";
import { downloadMarkdown } from "./download-markdown.ts";
import { downloadAllSlides, downloadCurrentSlide } from "./download-slides.ts";
import { openVideoDialog } from "./video/video-store.ts";

/** A kind of download beside those of the two buttons. */
export interface Output {
  id: string;
  /** As it stands after “Download”. */
  label: string;
  keywords?: string;
  icon: LucideIcon;
  /** `scale` in pixels a CSS pixel, where there are pixels. */
  download: (scale?: number) => Promise<void> | void;
}

const lossyTypes = [
  { type: "jpeg", name: "JPEG" },
  { type: "webp", name: "WebP" },
] as const;

export const outputs: readonly Output[] = [
  {
    id: "networks",
    label: "for all networks, in one ZIP",
    keywords: "linkedin instagram threads x twitter tiktok facebook folders",
    icon: Share2,
    download: (scale) => downloadAllSlides({ type: "networks", scale }),
  },
  {
    id: "pdf",
    label: "all slides as a PDF",
    keywords: "linkedin document",
    icon: FileText,
    download: (scale) => downloadAllSlides({ type: "pdf", scale }),
  },
  {
    id: "pptx",
    label: "all slides as a PowerPoint",
    keywords: "pptx presentation notes",
    icon: Presentation,
    download: (scale) => downloadAllSlides({ type: "pptx", scale }),
  },
  {
    id: "video",
    label: "all slides as a video",
    keywords: "mp4 webm reel movie",
    icon: Film,
    download: openVideoDialog,
  },
  {
    id: "markdown",
    label: "the words as Markdown",
    keywords: "md text notion",
    icon: FileType,
    download: downloadMarkdown,
  },
  ...lossyTypes.map(({ type, name }): Output => ({
    id: `all.${type}`,
    label: `all slides as ${name}, in a ZIP`,
    icon: FileArchive,
    download: (scale) => downloadAllSlides({ type, scale }),
  })),
  {
    id: "texts",
    label: "all slides with caption and alt texts",
    keywords: "zip manifest descriptions hashtags",
    icon: FileArchive,
    download: (scale) => downloadAllSlides({ scale, texts: true }),
  },
  ...lossyTypes.map(({ type, name }): Output => ({
    id: `current.${type}`,
    label: `the current slide as ${name}`,
    icon: Image,
    download: (scale) => downloadCurrentSlide({ type, scale }),
  })),
];
