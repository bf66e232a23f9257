import { clsx } from "clsx";
import { useLocation } from "react-router";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { buildSignInPath } from "../../../lib/return-path.ts";
import { useOpenWords } from "../../../state/open-words.ts";
import { useUnsentMedia } from "../../../state/upload-failures.ts";
import { useLocalCopySyncStore } from "../local-copy-sync-store.ts";
import { type SaveStatus as Status, useOpenDocument } from "../open-document-store.ts";

const localCopyTexts = { saved: "Saved in this browser", unsaved: "Saving…", failed: "Not saved" };

const texts: Readonly<Record<Status, string>> = {
  saved: "Saved",
  unsaved: "Saving…",
  saving: "Saving…",
  offline: "Offline: will be saved",
  failed: "Not saved",
  "signed-out": "Not saved:",
  conflict: "Changed elsewhere:",
  deleted: "Deleted elsewhere",
};

/** Words that are still typed in a field are not saved. */
function useWithOpenWords<Known extends string>(status: Known): Known | "unsaved" {
  const areHeld = useOpenWords((state) => state.areHeld);
  return areHeld && status === "saved" ? "unsaved" : status;
}

/** Whether the browser holds the latest change; it does not while another tab's version waits for a choice. */
function LocalCopyStatus() {
  const status = useWithOpenWords(
    useLocalCopySyncStore((state) => (state.conflict ? "failed" : state.status)),
  );
  return (
    <span className={status === "failed" ? "text-danger" : "text-muted"}>
      {localCopyTexts[status]}
    </span>
  );
}

const quiet: readonly Status[] = ["saved", "unsaved", "saving"];

/** Whether the account has the carousel as it is here. */
function CarouselStatus() {
  const { status: documentStatus, failure } = useOpenDocument();
  const status = useWithOpenWords(documentStatus);
  const [unsent, ...moreUnsent] = useUnsentMedia();
  const { pathname } = useLocation();
  const lacksImages = unsent !== undefined && status === "saved";
  const isQuiet = quiet.includes(status) && !lacksImages;
  return (
    <span
      title={(lacksImages ? unsent.failure.message : failure) ?? undefined}
      className={clsx("flex gap-1", isQuiet ? "text-muted" : "text-warning")}
    >
      {/* Where there is little room, the words give way to what can be done. */}
      <span role="status" className="truncate">
        {lacksImages
          ? `Saved, ${moreUnsent.length + 1 === 1 ? "1 image" : `${moreUnsent.length + 1} images`} not uploaded: ${unsent.failure.reason}`
          : texts[status]}
        {status === "failed" && failure !== null && `: ${failure}`}
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
          choose
        </button>
      )}
    </span>
  );
}

/** Where the work is kept, quietly. */
export function SaveStatus() {
  const isCarousel = useOpenDocument((state) => Boolean(state.carousel));
  return isCarousel ? <CarouselStatus /> : <LocalCopyStatus />;
}
