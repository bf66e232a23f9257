import type { CarouselSummary, ListedCarousel } from "@slideloom/core/contract/carousels";
import { countNoun, plural } from "@slideloom/core/text";
import type { ReactNode } from "react";
import { dialogPlace } from "../../../components/lazy-part/dialog-place.tsx";
import { lazyPart } from "../../../components/lazy-part/lazy-part.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { changeListed, deleteListed, deletePermanently } from "../carousel-actions.ts";
import { deleteAll } from "../selection-actions.ts";
import { refreshPublications } from "../../../lib/publications.ts";
import { libraryDialog, type LibraryDialog } from "../library-dialog.ts";
import { NameForm } from "./name-form.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import { useSubject } from "../../../lib/dialog.ts";

const ShareAllDialog = lazyPart(
  async () => (await import("./share-all-dialog.tsx")).ShareAllDialog,
  {
    name: "the share links",
    Place: dialogPlace(({ onClose }) => ({ title: "Share", onClose })),
  },
);

const TagsDialog = lazyPart(async () => (await import("./tags-dialog.tsx")).TagsDialog, {
  name: "the tags",
  Place: dialogPlace(({ onClose }) => ({ title: "Tags", onClose })),
});

// Lazy, because it loads the drawing engine.
const VersionsDialog = lazyPart(
  async () => (await import("./versions-dialog.tsx")).VersionsDialog,
  {
    name: "the versions",
    Place: dialogPlace(({ onClose }) => ({ title: "Versions", onClose })),
  },
);

const { close } = libraryDialog;

function RenameDialog({ carousel }: { carousel: CarouselSummary }) {
  return (
    <Dialog
      isOpen
      onOpenChange={close}
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

/** Confirms the deletion of several carousels, some with scheduled posts, which are canceled. */
function UnscheduleAllDialog({ carousels }: { carousels: readonly ListedCarousel[] }) {
  const scheduled = carousels.filter(({ dueAt }) => dueAt !== null).length;
  const remove = () => {
    close();
    void deleteAll(carousels).then(refreshPublications);
  };
  return (
    <ConfirmDialog
      title={`Delete ${countNoun(carousels.length, "carousel")}?`}
      description={`${countNoun(scheduled, "carousel")} ${plural(scheduled, "has", "have")} scheduled posts, which will be cancelled. Restoring from the trash doesn't bring them back.`}
      keepLabel="Keep carousels"
      confirmLabel="Delete and cancel posts"
      onClose={close}
      onConfirm={remove}
    />
  );
}

interface LibraryDialogsProps {
  /** Renders the dialogs that other features provide. */
  renderSchedule: (part: PartProps) => ReactNode;
  renderDownload: (part: PartProps) => ReactNode;
}

interface PartProps {
  carousels: readonly ListedCarousel[];
  onClose: () => void;
}

/** The library's open dialog, if any. */
export function LibraryDialogs(props: LibraryDialogsProps) {
  const open = useSubject(libraryDialog);
  if (!open) return null;
  return "carousels" in open ? renderAll(open, props) : renderOne(open);
}

function renderAll(
  { kind, carousels }: Extract<LibraryDialog, { carousels: unknown }>,
  { renderSchedule, renderDownload }: LibraryDialogsProps,
): ReactNode {
  switch (kind) {
    case "schedule":
      return renderSchedule({ carousels, onClose: close });
    case "download":
      return renderDownload({ carousels, onClose: close });
    case "shareAll":
      return <ShareAllDialog carousels={carousels} onClose={close} />;
    case "tags":
      return <TagsDialog carousels={carousels} onClose={close} />;
    case "unscheduleAll":
      return <UnscheduleAllDialog carousels={carousels} />;
  }
}

function renderOne({ kind, carousel }: Extract<LibraryDialog, { carousel: unknown }>): ReactNode {
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
