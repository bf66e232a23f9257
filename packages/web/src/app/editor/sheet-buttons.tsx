import { LayoutGrid, PanelRight, Settings2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Tooltip } from "../../components/ui/tooltip.tsx";
import type { Sheet } from "./use-fitting-panels.ts";

interface SheetButtonProps {
  label: string;
  hint: string;
  icon: ReactNode;
  onOpen: () => void;
}

function SheetButton({ label, hint, icon, onOpen }: SheetButtonProps) {
  return (
    <Tooltip text={hint}>
      <Button
        aria-haspopup="dialog"
        onClick={onOpen}
        className="max-sm:flex-1 max-sm:px-2 pointer-coarse:h-11"
      >
        {icon}
        {label}
      </Button>
    </Tooltip>
  );
}

interface SheetButtonsProps {
  /** True for panels that don't fit in the window. */
  isFolded: Readonly<Record<Sheet, boolean>>;
  onOpen: (sheet: Sheet) => void;
}

export function SheetButtons({ isFolded, onOpen }: SheetButtonsProps) {
  return (
    <>
      {isFolded.slides && (
        <SheetButton
          label="Slides"
          hint="View, choose and reorder slides"
          icon={<LayoutGrid size={16} aria-hidden="true" />}
          onOpen={() => onOpen("slides")}
        />
      )}
      {isFolded.settings && (
        <SheetButton
          label="Settings"
          hint="Generate a post, or change the content type, format and design"
          icon={<Settings2 size={16} aria-hidden="true" />}
          onOpen={() => onOpen("settings")}
        />
      )}
      {isFolded.content && (
        <SheetButton
          label="Content"
          hint="Edit the slides or their JSON"
          icon={<PanelRight size={16} aria-hidden="true" />}
          onOpen={() => onOpen("content")}
        />
      )}
    </>
  );
}
