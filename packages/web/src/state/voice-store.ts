import type { Voice } from "@slideloom/core/voice";
import { create } from "zustand";

/** The voice (writing style) of the signed-in account; null if the account has no voice or the voice isn't loaded. */
export const useVoiceStore = create<{ voice: Voice | null }>()(() => ({ voice: null }));
