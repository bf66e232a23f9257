import { useDraftSyncStore } from "../draft-sync-store.ts";

const texts = { saved: "Saved in this browser", unsaved: "Saving…", failed: "Not saved" };

export function DraftStatus() {
  const status = useDraftSyncStore((state) => state.status);
  return (
    <span className={status === "failed" ? "text-danger" : "text-muted"}>{texts[status]}</span>
  );
}
