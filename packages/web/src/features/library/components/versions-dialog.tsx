import type { CarouselResponse } from "@slideloom/core/contract/carousels";
import type { CarouselVersion } from "@slideloom/core/contract/carousel-versions";
import { countNoun } from "@slideloom/core/text";
import { ChevronLeft, ChevronRight, PenLine } from "lucide-react";
import { useState } from "react";
import { CarouselThumbnail } from "../../../components/carousel-thumbnail.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { IconButton } from "../../../components/ui/icon-button.tsx";
import { announceCarousel } from "../../../lib/carousels.ts";
import { describeAge, describeTime } from "../../../lib/describe-time.ts";
import { showToast } from "../../../state/toast-store.ts";
import {
  nameVersion,
  refreshVersions,
  restoreVersion,
  useVersion,
  useVersions,
} from "../api/versions.ts";
import { NameForm } from "./name-form.tsx";
import { showFailure } from "../../../state/failure-toast.ts";
import { Thumbnail } from "../../../components/ui/thumbnail.tsx";

interface VersionsProps {
  id: string;
  onRestored?: ((carousel: CarouselResponse) => void) | undefined;
}

const describe = ({ slides }: CarouselVersion) => countNoun(slides, "slide");

function VersionPreview({ id, version }: { id: string; version: CarouselVersion }) {
  const { data } = useVersion(id, version.version);
  const [slide, setSlide] = useState(0);
  const last = version.format === "single" ? 0 : Math.max(0, version.slides - 1);
  return (
    <div className="flex flex-col items-center gap-2">
      <div className="w-60 max-w-full rounded-lg shadow-slide">
        {data && <CarouselThumbnail carousel={data.draft} widthPx={240} slideIndex={slide} />}
      </div>
      {last > 0 && (
        <div className="flex items-center gap-2">
          <IconButton
            label="Previous slide"
            disabled={slide === 0}
            onClick={() => setSlide(slide - 1)}
          >
            <ChevronLeft size={18} aria-hidden="true" />
          </IconButton>
          <span className="text-xs text-muted tabular-nums">
            {slide + 1} of {last + 1}
          </span>
          <IconButton
            label="Next slide"
            disabled={slide === last}
            onClick={() => setSlide(slide + 1)}
          >
            <ChevronRight size={18} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
}

interface VersionRowProps {
  version: CarouselVersion;
  isCurrent: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function VersionRow({ version, isCurrent, isChosen, onChoose }: VersionRowProps) {
  const { name, title, savedAt, thumbnailUrl } = version;
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        title={describeTime(savedAt)}
        onClick={onChoose}
        className="flex w-full items-center gap-3 rounded-lg p-2 text-left hover:bg-sunken aria-pressed:bg-accent-soft"
      >
        <Thumbnail url={thumbnailUrl} className="size-12 rounded-md" />
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block truncate font-medium">
            {name ?? title}
          </span>
          <span className="block truncate text-xs text-muted">
            {isCurrent ? "Current · " : ""}
            {describeAge(savedAt)} · {describe(version)}
          </span>
        </span>
      </button>
    </li>
  );
}

interface ChosenVersionProps {
  id: string;
  version: CarouselVersion;
  isCurrent: boolean;
  onRename: () => void;
  onRestore: () => void;
}

function ChosenVersion({ id, version, isCurrent, onRename, onRestore }: ChosenVersionProps) {
  return (
    <div className="flex flex-col items-center gap-3">
      <VersionPreview key={version.version} id={id} version={version} />
      <p className="text-center text-xs text-muted">Saved {describeTime(version.savedAt)}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={onRename}>
          <PenLine size={16} aria-hidden="true" />
          {version.name ? "Rename" : "Add name"}
        </Button>
        <Button variant="primary" disabled={isCurrent} onClick={onRestore}>
          Restore
        </Button>
      </div>
    </div>
  );
}

function Versions({ id, onRestored }: VersionsProps) {
  const { data, error } = useVersions(id);
  const [chosenNumber, setChosenNumber] = useState<number | null>(null);
  const [isNaming, setIsNaming] = useState(false);
  const [current] = data?.versions ?? [];
  const chosen = data?.versions.find(({ version }) => version === chosenNumber) ?? current;
  const refresh = () => refreshVersions(id);
  if (error) return <p className="px-5 pb-5 text-danger">{error.message}</p>;
  if (!current || !chosen) return <p className="px-5 pb-5 text-muted">Loading...</p>;

  const restore = () =>
    restoreVersion(id, chosen.version, current.version).then((carousel) => {
      announceCarousel(id, carousel.version);
      onRestored?.(carousel);
      setChosenNumber(null);
      showToast({
        title: "Version restored",
        description: "The previous version is still in the list.",
      });
      return refresh();
    }, showFailure("Version not restored"));
  const setName = (name: string) => {
    setIsNaming(false);
    nameVersion(id, chosen.version, name || null).then(refresh, showFailure("Version not renamed"));
  };
  if (isNaming) {
    return (
      <NameForm
        label="Version name"
        name={chosen.name ?? ""}
        onSubmit={setName}
        onCancel={() => setIsNaming(false)}
      />
    );
  }
  return (
    <div className="grid min-h-0 gap-4 overflow-y-auto px-5 pb-5 sm:grid-cols-[1fr_260px] sm:overflow-hidden">
      <ul aria-label="Versions" className="-mx-2 min-h-0 max-sm:order-2 sm:overflow-y-auto">
        {data?.versions.map((version) => (
          <VersionRow
            key={version.version}
            version={version}
            isCurrent={version === current}
            isChosen={version === chosen}
            onChoose={() => setChosenNumber(version.version)}
          />
        ))}
      </ul>
      <ChosenVersion
        id={id}
        version={chosen}
        isCurrent={chosen === current}
        onRename={() => setIsNaming(true)}
        onRestore={() => void restore()}
      />
    </div>
  );
}

interface VersionsDialogProps extends VersionsProps {
  onClose: () => void;
}

/** The dialog with a carousel's version history: preview, name and restore. */
export function VersionsDialog({ onClose, ...props }: VersionsDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Versions"
      description="The last 50 versions, newest first."
      className="max-h-[85dvh] max-w-[680px]"
    >
      <Versions {...props} />
    </Dialog>
  );
}
