/* An author's voice: learned from posts, described for models, checked after writing. */
export { findCliches } from "./cliches.ts";
export type { VoiceText } from "./describe-voice.ts";
export { findTooLittle, fitVoice, learnVoice, type LearnedVoice } from "./learn-voice.ts";
export { emptyVoice, voiceLimits } from "./voice.ts";
export type { Voice, VoiceEvidence } from "./voice.ts";
export { voiceEvidenceSchema, voicePostsSchema, voiceSchema } from "./voice-schema.ts";
