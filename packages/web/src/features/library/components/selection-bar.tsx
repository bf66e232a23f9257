import type { ListedCarousel } from "@slideloom/core/contract/carousels";
import { countNoun } from "@slideloom/core/text";
import { CalendarPlus, Copy, Download, Share2, Tag, Trash2, Undo2, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { IconButton } from "../../../components/ui/icon-button.tsx";
import { libraryDialog } from "../library-dialog.ts";
import { askToDeleteAll, duplicateAll, restoreAll } from "../selection-actions.ts";
import { clearSelection, selectAll, useSelection } from "../selection-store.ts";

const iconProps = { size: 16, "aria-hidden": true } as const;

interface Action {
  label: string;
  icon: ReactNode;
  run: (carousels: readonly ListedCarousel[]) => void;
}

const openFor =
  (kind: "schedule" | "download" | "shareAll" | "tags") => (carousels: readonly ListedCarousel[]) =>
    libraryDialog.open({ kind, carousels });

const savedActions: readonly Action[] = [
  { label: "Schedule", icon: <CalendarPlus {...iconProps} />, run: openFor("schedule") },
  { label: "Download", icon: <Download {...iconProps} />, run: openFor("download") },
  { label: "Duplicate", icon: <Copy {...iconProps} />, run: (all) => void duplicateAll(all) },
  { label: "Tags", icon: <Tag {...iconProps} />, run: openFor("tags") },
  { label: "Share", icon: <Share2 {...iconProps} />, run: openFor("shareAll") },
  { label: "Move to trash", icon: <Trash2 {...iconProps} />, run: askToDeleteAll },
];

const trashActions: readonly Action[] = [
  { label: "Restore", icon: <Undo2 {...iconProps} />, run: (all) => void restoreAll(all) },
];

interface SelectionBarProps {
  shown: readonly ListedCarousel[];
  isTrash: boolean;
}

/** Actions for the selected carousels, at the bottom of the window. */
export function SelectionBar({ shown, isTrash }: SelectionBarProps) {
  const carousels = useSelection((selection) => selection.carousels);
  if (carousels.length === 0) return null;
  const actions = isTrash ? trashActions : savedActions;
  return (
    <div
      role="toolbar"
      aria-label="Selected carousels"
      className="sticky bottom-3 z-20 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center justify-center gap-1.5 rounded-2xl border border-line bg-raised p-2 shadow-xl"
    >
      <span role="status" className="px-1.5 font-medium whitespace-nowrap tabular-nums">
        {countNoun(carousels.length, "carousel")}
      </span>
      {carousels.length < shown.length && (
        <Button size="small" variant="ghost" onClick={() => selectAll(shown)}>
          Select all {shown.length}
        </Button>
      )}
      {actions.map(({ label, icon, run }, index) => (
        <Button
          key={label}
          size="small"
          variant={index === 0 ? "primary" : "secondary"}
          title={label}
          onClick={() => run(carousels)}
        >
          {icon}
          <span className={index === 0 ? "" : "max-sm:sr-only"}>{label}</span>
        </Button>
      ))}
      <IconButton label="Clear selection" className="size-8!" onClick={clearSelection}>
        <X {...iconProps} />
      </IconButton>
    </div>
  );
}
