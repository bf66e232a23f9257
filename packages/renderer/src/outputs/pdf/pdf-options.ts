import { headlineLabel } from "@slideloom/core/document";
import type { SlideJob } from "../../slide-job.ts";
import { listAddresses } from "./find-links.ts";

interface PdfOptions {
  title: string;
  /** Web addresses in the text, which become links. */
  addresses: string[];
}

export function readPdfOptions({ post, brand }: SlideJob): PdfOptions {
  const site = brand?.website.trim();
  return {
    title: headlineLabel(post.title),
    addresses: [...listAddresses(post), ...(site ? [site] : [])],
  };
}
