import type { CaptionService } from "../networks/service-ids.ts";
import type { PostRewriteAction } from "./post-rewrite-request.ts";
import type { VoiceText } from "../voice/describe-voice.ts";

/** `caption` is the post's own caption; the other keys are services. */
export type CaptionKey = "caption" | CaptionService;

export type CaptionTexts = ReadonlyMap<CaptionKey, string>;

export interface CaptionsRequest {
  texts: CaptionTexts;
  action: PostRewriteAction;
  seed: number;
  voice?: VoiceText;
}
