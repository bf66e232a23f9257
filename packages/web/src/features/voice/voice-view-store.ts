import type { Voice } from "@slideloom/core/voice";
import { create } from "zustand";
import { DialogState } from "../../lib/dialog.ts";

export const voiceDialog = new DialogState();

interface VoiceView {
  /** Posts to learn from, kept while the dialog is closed; null until they are changed. */
  posts: readonly string[] | null;
  /** Unsaved changes with their base version, or null. */
  edited: { voice: Voice; version: number } | null;
}

export const useVoiceView = create<VoiceView>()(() => ({ posts: null, edited: null }));

/** Drops unsaved posts and changes, e.g. after a voice was learned. */
export function resetVoiceView(): void {
  useVoiceView.setState({ posts: null, edited: null });
}

/** Drops unsaved changes; unsaved posts stay. */
export function discardEdits(): void {
  useVoiceView.setState({ edited: null });
}

/** Drops the changes that were saved. Changes made since then stay, and are now based on the saved version. */
export function dropSaved(saved: Voice, version: number): void {
  useVoiceView.setState(({ edited }) => ({
    edited: edited === null || edited.voice === saved ? null : { ...edited, version },
  }));
}
