import { z } from "zod";
import { maxCaptionLength } from "../networks/limits.ts";
import { captionServices } from "../networks/service-ids.ts";

/** Captions by service. Each replaces the post's own caption on its service; a blank caption counts as absent. */
export const captionsSchema = z.partialRecord(
  z.enum(captionServices),
  z.string().max(maxCaptionLength, `A caption can have up to ${maxCaptionLength} characters`),
);
