import type { GuideBlock } from "@slideloom/core/networks";
import type { AutomationFile } from "./automation-files.ts";

/** A part of a guide. All texts have inline Markdown, as those of networks' guides do. */
export type PageBlock =
  | GuideBlock
  | { heading: string }
  | { steps: readonly string[] }
  | { terms: readonly (readonly [term: string, text: string])[] }
  | { quote: string }
  /** A file to download and to copy. */
  | { automation: AutomationFile };

export interface PageSection {
  title: string;
  blocks: readonly PageBlock[];
}

/** Returns a guide's sections. `origin` is this server's. */
export type ReadGuide = (origin: string) => readonly PageSection[];
