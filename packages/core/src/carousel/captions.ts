import { captionServices, type CaptionService } from "../networks/service-ids.ts";

/** Captions by service. Each replaces the post's own caption on its service. */
export type Captions = Readonly<Partial<Record<CaptionService, string>>>;

/** Reads captions in a fixed order; blank and unknown ones are dropped. Undefined if there are none. */
export function parseCaptions(stored: unknown): Captions | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const given: Readonly<Record<string, unknown>> = { ...stored };
  const entries = captionServices.flatMap((id) => {
    const caption = given[id];
    return typeof caption === "string" && caption.trim() !== "" ? [[id, caption] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
