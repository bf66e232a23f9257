import type { Captions } from "@slideloom/core/carousel";
import { services, type CaptionService } from "@slideloom/core/networks";
import { splitCaption } from "@slideloom/core/publishing";
import { type ReplyDraft, cleanText } from "@slideloom/core/writing";

const listed = new Intl.ListFormat("en");

/** Drops captions that exceed their network's limit. A note names the networks of dropped captions. */
export function finishCaptions({ captions = {} }: Pick<ReplyDraft, "captions">): {
  captions: Captions;
  notes: string[];
} {
  const kept: Partial<Record<CaptionService, string>> = {};
  const dropped: string[] = [];
  for (const [key, text] of Object.entries(captions)) {
    const service = key as CaptionService;
    const caption = cleanText(text);
    const isWhole = splitCaption({ service, limits: {} }, caption).rest === "";
    if (caption !== "" && isWhole) kept[service] = caption;
    else dropped.push(services[service].name);
  }
  const notes =
    dropped.length === 0
      ? []
      : [`The model's caption for ${listed.format(dropped)} was too long, so it was left out.`];
  return { captions: kept, notes };
}
