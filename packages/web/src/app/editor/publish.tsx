import { clsx } from "clsx";
import { Send } from "lucide-react";
import { type NavigateFunction, useNavigate } from "react-router";
import { dialogPlace } from "../../components/lazy-part/dialog-place.tsx";
import { lazyPart } from "../../components/lazy-part/lazy-part.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Tooltip } from "../../components/ui/tooltip.tsx";
import { publishDialog } from "../../features/publishing/publish-dialog.ts";
import { readPostTitle } from "../../features/saving/carousel-content.ts";
import { getSession, saveAsNew } from "../../features/saving/open-document.ts";
import { useOpenDocument } from "../../features/saving/open-document-store.ts";
import { keepSaveIntent } from "../../features/saving/save-intent.ts";
import { buildEditorPath } from "../../lib/editor-path.ts";
import { buildSignInPath } from "../../lib/return-path.ts";
import { samePlace } from "../../lib/same-place.ts";
import { useUser } from "../../lib/session.ts";
import { useDocument } from "../../state/carousel-store.ts";
import { describeUnsentMedia } from "../../state/upload-failures.ts";
import { paths } from "../paths.ts";
import { useIsOpen } from "../../lib/dialog.ts";

const PublishDialog = lazyPart(
  async () =>
    (await import("../../features/publishing/components/publish-dialog.tsx")).PublishDialog,
  {
    name: "the publish dialog",
    Place: dialogPlace(({ onClose }) => ({ title: "Publish", onClose })),
  },
);

/** Hovering or focusing the button preloads the dialog. */
const approach = { onPointerEnter: PublishDialog.preload, onFocus: PublishDialog.preload };

export function PublishButton({ className }: { className?: string }) {
  const hasPost = useDocument((document) => document.post !== null);
  return (
    <Tooltip text="Publish now or schedule a post">
      <Button
        aria-haspopup="dialog"
        className={clsx("pointer-coarse:h-11", className)}
        disabled={!hasPost}
        {...approach}
        onClick={() => publishDialog.open("slideloom")}
      >
        <Send size={16} aria-hidden="true" />
        Publish
      </Button>
    </Tooltip>
  );
}

/** Saves the open carousel; a new one gets the post's title. Rejects with the reason if saving fails. */
async function saveShown(accountId: string, navigate: NavigateFunction) {
  if (!useOpenDocument.getState().carousel) {
    const title = readPostTitle() || "Untitled post";
    const id = saveAsNew({ title, status: "draft", accountId });
    void navigate(buildEditorPath(id), { replace: true, state: samePlace });
  }
  const isSaved = await getSession()?.save({ isAutosave: true });
  const { carousel, failure } = useOpenDocument.getState();
  const unsent = describeUnsentMedia();
  if (unsent !== null) throw new Error(unsent);
  if (isSaved && carousel && carousel.version !== null) {
    return { id: carousel.id, version: carousel.version };
  }
  throw new Error(
    `The carousel couldn't be saved, so nothing was published. ${failure ?? ""}`.trim(),
  );
}

/** The publish dialog; its code loads on first use. */
export function EditorPublishing() {
  const isOpen = useIsOpen(publishDialog);
  const carouselId = useOpenDocument((state) => state.carousel?.id ?? null);
  const user = useUser();
  const navigate = useNavigate();
  const { close } = publishDialog;
  const signIn = () => {
    close();
    if (carouselId === null) keepSaveIntent({ title: readPostTitle(), status: "draft" });
    const here = carouselId === null ? paths.create : buildEditorPath(carouselId);
    void navigate(buildSignInPath(paths.login, here));
  };
  if (!isOpen) return null;
  return (
    <PublishDialog
      carouselId={carouselId}
      isSignedIn={Boolean(user)}
      save={() => saveShown(user?.id ?? "", navigate)}
      onSignIn={signIn}
      onClose={close}
    />
  );
}
