import { create } from "zustand";

/** Whether the other side (the account, or this browser's storage) has every change. */
export type SyncStatus =
  | "saved"
  | "unsaved"
  | "saving"
  | "offline"
  | "failed"
  | "signed-out"
  | "conflict"
  | "deleted";

/** What a person may see of a synchronisation. */
export interface SyncState<Remote> {
  status: SyncStatus;
  /** Message of the last failure, until everything is saved. */
  failure: string | null;
  /** A conflicting version that was saved elsewhere. Nothing is sent until the person chooses a version. */
  remoteVersion: Remote | null;
}

/** The state without failures and conflicts. */
export const savedState = { status: "saved", failure: null, remoteVersion: null } as const;

/** Creates the store that a `Sync` writes its state to. */
export function createSyncStore<Remote>(status: SyncStatus = "saved") {
  return create<SyncState<Remote>>()(() => ({ ...savedState, status }));
}
