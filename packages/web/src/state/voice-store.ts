import type { Voice } from "@slideloom/core/voice";
import { create } from "zustand";

/** The signed-in account's voice; null if the account has no voice or the voice isn't loaded. */
export const useVoiceStore = create<{ voice: Voice | null }>()(() => ({ voice: null }));
