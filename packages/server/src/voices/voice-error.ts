import { defineErrors } from "../errors/domain-error.ts";

/** Version conflict: the voice was saved in the meantime. */
export const VoiceError = defineErrors({
  "voice-changed":
    "Your voice has changed since you loaded it. Load it again, then repeat your changes.",
});
