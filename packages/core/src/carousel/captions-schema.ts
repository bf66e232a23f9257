import { z } from "zod";
import { maxCaptionLength } from "../networks/limits.ts";
import { captionServices } from "../networks/service-ids.ts";

/** A carousel's separate captions for some services, by service; blank ones count as absent. */
export const captionsSchema = z.partialRecord(
  z.enum(captionServices),
  z.string().max(maxCaptionLength, `A caption can have up to ${maxCaptionLength} characters`),
);
