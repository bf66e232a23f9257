import { useDraftSyncStore } from "../draft-sync-store.ts";

const texts = { saved: "Saved in this browser", unsaved: "Saving…", failed: "Not saved" };

/** Whether the work is kept; it is not while another tab's version waits for a choice. */
export function DraftStatus() {
  const status = useDraftSyncStore((state) => (state.rival ? "failed" : state.status));
  return (
    <span className={status === "failed" ? "text-danger" : "text-muted"}>{texts[status]}</span>
  );
}
