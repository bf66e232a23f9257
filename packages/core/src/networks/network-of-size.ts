import type { SizePresetId } from "../design/size-preset.ts";
import type { CaptionService } from "./service-ids.ts";

/** The networks that slides of a size are for; null if a size suits several. */
export const networkOfSize: Readonly<Record<SizePresetId, CaptionService | null>> = {
  linkedin: "linkedin",
  instagram: "instagram",
  "instagram-portrait": "instagram",
  twitter: "x",
  facebook: "facebook",
  vertical: null,
};
