import { defineErrors } from "../errors/domain-error.ts";

/** Version conflict: the voice was saved in the meantime. */
export const VoiceError = defineErrors({
  "voice-changed": "Your voice was changed elsewhere in the meantime",
});
