/* An author's voice: learned from posts, described for models, checked after writing. */
export type { VoiceLikeness } from "./check-voice.ts";
export { createWordChecker, type WordReport } from "./create-word-checker.ts";
export { findCliches } from "./cliches.ts";
export type { VoiceText } from "./describe-voice.ts";
export { findTooLittle, fitVoice, learnVoice, type LearnedVoice } from "./learn-voice.ts";
export { type OwnWords, takeOwnWords } from "./own-words.ts";
export { countVoiceCharacters, emptyVoice, voiceLimits } from "./voice.ts";
export { endingKinds, openingKinds } from "./voice.ts";
export type { EmojiHabit, Voice, VoiceEvidence, VoicePerson } from "./voice.ts";
export {
  storedVoiceSchema,
  voiceEvidenceSchema,
  voicePostsSchema,
  voiceSchema,
} from "./voice-schema.ts";
