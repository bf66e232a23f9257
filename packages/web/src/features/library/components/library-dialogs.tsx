import type { CarouselSummary } from "@slideloom/core/contract/carousels";
import { dialogPlace } from "../../../components/lazy-part/dialog-place.tsx";
import { lazyPart } from "../../../components/lazy-part/lazy-part.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { changeListed, deleteListed, deletePermanently } from "../carousel-actions.ts";
import { refreshPublications } from "../../../lib/publications.ts";
import { openLibraryDialog, useLibraryDialog } from "../library-dialog-store.ts";
import { NameForm } from "./name-form.tsx";
import { ShareDialog } from "./share-dialog.tsx";

// Lazy, because it loads the drawing engine.
const VersionsDialog = lazyPart(
  async () => (await import("./versions-dialog.tsx")).VersionsDialog,
  {
    name: "the versions",
    Place: dialogPlace(({ onClose }) => ({ title: "Versions", onClose })),
  },
);

const close = () => openLibraryDialog(null);
const handleOpenChange = (isOpen: boolean) => {
  if (!isOpen) close();
};

function RenameDialog({ carousel }: { carousel: CarouselSummary }) {
  return (
    <Dialog
      isOpen
      onOpenChange={handleOpenChange}
      title="Rename carousel"
      initialFocus="input"
      className="max-w-[440px]"
    >
      <NameForm
        label="Title"
        name={carousel.title}
        emptyError="Enter a title"
        onSubmit={(title) => {
          close();
          void changeListed(carousel, { title });
        }}
        onCancel={close}
      />
    </Dialog>
  );
}

function RemoveDialog({ carousel }: { carousel: CarouselSummary }) {
  const remove = () => {
    close();
    void deletePermanently(carousel);
  };
  return (
    <ConfirmDialog
      title="Delete permanently?"
      description={`“${carousel.title}” and all its versions will be deleted. This can't be undone.`}
      keepLabel="Cancel"
      confirmLabel="Delete permanently"
      onClose={close}
      onConfirm={remove}
    />
  );
}

/** Confirms the deletion of a carousel with scheduled posts, which are canceled. */
function UnscheduleDialog({ carousel }: { carousel: CarouselSummary }) {
  const remove = () => {
    close();
    void deleteListed(carousel).then(refreshPublications);
  };
  return (
    <ConfirmDialog
      title="Delete scheduled carousel?"
      description={`Scheduled posts of “${carousel.title}” will be cancelled. Restoring the carousel from the trash doesn't bring them back.`}
      keepLabel="Keep carousel"
      confirmLabel="Delete and cancel posts"
      onClose={close}
      onConfirm={remove}
    />
  );
}

/** The library's open dialog, if any. */
export function LibraryDialogs() {
  const open = useLibraryDialog((state) => state.open);
  if (!open) return null;
  const { kind, carousel } = open;
  switch (kind) {
    case "rename":
      return <RenameDialog carousel={carousel} />;
    case "remove":
      return <RemoveDialog carousel={carousel} />;
    case "unschedule":
      return <UnscheduleDialog carousel={carousel} />;
    case "share":
      return <ShareDialog id={carousel.id} onClose={close} />;
    case "versions":
      return <VersionsDialog id={carousel.id} onClose={close} />;
  }
}
