import { countNoun } from "@slideloom/core/text";
import { clsx } from "clsx";
import { useLocation } from "react-router";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { buildSignInPath } from "../../../lib/return-path.ts";
import type { SyncStatus } from "../../../lib/sync/sync-state.ts";
import { useOpenWords } from "../../../state/open-words.ts";
import { type UnsentMedium, useUnsentMedia } from "../../../state/upload-failures.ts";
import { useLocalCopySync } from "../local-copy-sync.ts";
import { useOpenDocument } from "../open-document-store.ts";

const texts: Readonly<Record<SyncStatus, string>> = {
  saved: "Saved",
  unsaved: "Saving...",
  saving: "Saving...",
  offline: "Offline",
  failed: "Not saved",
  "signed-out": "Not saved:",
  conflict: "Conflict:",
  deleted: "Deleted elsewhere",
};

/** Tooltips that explain a short status if there is no failure message. */
const hints: Partial<Record<SyncStatus, string>> = {
  offline: "You're offline. Changes will be saved when you're back online.",
  conflict: "This carousel was changed elsewhere.",
};

/** Returns the status, or `unsaved` if an open field has text that the carousel lacks. */
function useWithOpenWords(status: SyncStatus): SyncStatus {
  const areHeld = useOpenWords((state) => state.areHeld);
  return areHeld && status === "saved" ? "unsaved" : status;
}

/** Shows whether this browser has stored the latest change. Nothing is stored during a conflict with another tab. */
function LocalCopyStatus() {
  const status = useWithOpenWords(useLocalCopySync((state) => state.status));
  if (status === "saved") return <span className="text-muted">Saved in this browser</span>;
  if (status === "unsaved") return <span className="text-muted">Saving...</span>;
  return <span className="text-danger">Not saved</span>;
}

const quiet: readonly SyncStatus[] = ["saved", "unsaved", "saving"];

function describe(
  status: SyncStatus,
  { failure, unsent }: { failure: string | null; unsent: readonly UnsentMedium[] },
): { text: string; reason: string | null } {
  const [first] = unsent;
  if (first && status === "saved") {
    const images = countNoun(unsent.length, "image");
    const { reason, message } = first.failure;
    return { text: `${images} not saved`, reason: `Not uploaded: ${reason}. ${message}` };
  }
  const text = status === "failed" && failure ? `${texts.failed}: ${failure}` : texts[status];
  return { text, reason: status === "failed" ? null : (hints[status] ?? failure) };
}

function CarouselStatus() {
  const { status: documentStatus, failure, isByHand } = useOpenDocument();
  const status = useWithOpenWords(documentStatus);
  const unsent = useUnsentMedia();
  const { pathname } = useLocation();
  const { text, reason } = describe(status, { failure, unsent });
  const isQuiet = quiet.includes(status) && text === texts[status];
  return (
    <span
      title={reason === null ? text : `${text}\n${reason}`}
      className={clsx("flex gap-1", isQuiet ? "text-muted" : "text-warning")}
    >
      {/* Truncated in narrow windows, so that the action beside it stays visible. The tooltip has the full text. */}
      <span
        role="status"
        // Autosave isn't announced: screen readers would speak at each typing pause.
        aria-live={isQuiet && !(isByHand && status === "saved") ? "off" : "polite"}
        className="truncate"
      >
        {text}
      </span>
      {status === "signed-out" && (
        <TextLink to={buildSignInPath("/login", pathname)} className="shrink-0">
          sign in
        </TextLink>
      )}
      {status === "conflict" && (
        <button
          type="button"
          title="Compare the two versions and choose"
          className="shrink-0 rounded font-medium underline underline-offset-2"
          onClick={() => useOpenDocument.setState({ isChoosing: true })}
        >
          resolve
        </button>
      )}
    </span>
  );
}

/** Unobtrusive status of where the work is saved. */
export function SaveStatus() {
  const isCarousel = useOpenDocument((state) => Boolean(state.carousel));
  return isCarousel ? <CarouselStatus /> : <LocalCopyStatus />;
}
