import type { VoiceEvidence } from "@slideloom/core/voice";

/** A model's description of an author's voice; each line has words of a post as evidence. */
export interface VoiceDescription {
  reader: VoiceEvidence | null;
  does: VoiceEvidence[];
  never: VoiceEvidence[];
}

export const voiceLinesMax = 5;
