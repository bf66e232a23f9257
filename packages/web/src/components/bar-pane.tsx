import { Popover } from "radix-ui";
import { type ReactNode, type RefObject, useLayoutEffect, useState } from "react";
import { Dialog } from "./ui/dialog.tsx";
import { Tooltip } from "./ui/tooltip.tsx";
import { useMediaQuery } from "../lib/media-query.ts";

export const barButtonClassName =
  "flex h-7 min-w-0 items-center gap-1.5 rounded-md px-2 text-xs font-medium text-muted hover:bg-surface hover:text-ink aria-expanded:bg-surface aria-expanded:text-ink pointer-coarse:h-8";

export interface BarPaneProps {
  /** The accessible name of the button, if its content doesn't name it. */
  label?: string;
  /** The button's content. */
  button: ReactNode;
  hint: string;
  /** Replaces the button's own style. */
  className?: string;
  title: string;
  /** Width of the popover, CSS px. */
  widthPx: number;
  /** The bar that the popover opens next to. */
  barRef: RefObject<HTMLElement | null>;
  /** Whether the popover opens below the bar instead of beside it. */
  isBelow?: boolean;
  /** Whether the pane is open; if omitted, the pane keeps this state itself. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: (pane: { isSheet: boolean; close: () => void }) => ReactNode;
}

/** Gap between bar and popover, and between popover and window edge, CSS px. */
const gapPx = 8;

interface PaneProps {
  trigger: { "aria-label"?: string; className: string };
  button: ReactNode;
  hint: string;
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

function SheetPane({ trigger, button, hint, title, isOpen, onOpenChange, children }: PaneProps) {
  return (
    <>
      <Tooltip text={hint} side="top">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => onOpenChange(true)}
          {...trigger}
        >
          {button}
        </button>
      </Tooltip>
      <Dialog
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        title={title}
        place="bottom"
        initialFocus="[aria-checked=true]"
      >
        <div className="min-h-0 overflow-y-auto px-5 pt-1 pb-5">{children}</div>
      </Dialog>
    </>
  );
}

type PopoverPaneProps = PaneProps & Pick<BarPaneProps, "widthPx" | "barRef" | "isBelow">;

function PopoverPane(props: PopoverPaneProps) {
  const { trigger, button, hint, title, isOpen, onOpenChange, widthPx, barRef, children } = props;
  const [sideAtRoom, setSide] = useState<"left" | "top">("left");
  const side = props.isBelow ? "bottom" : sideAtRoom;
  useLayoutEffect(() => {
    const roomPx = barRef.current?.getBoundingClientRect().left ?? 0;
    if (isOpen) setSide(roomPx >= widthPx + 2 * gapPx ? "left" : "top");
  }, [isOpen, barRef, widthPx]);
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Tooltip text={hint} side="top">
        <Popover.Trigger {...trigger}>{button}</Popover.Trigger>
      </Tooltip>
      <Popover.Anchor virtualRef={barRef} />
      <Popover.Portal>
        <Popover.Content
          aria-label={title}
          // Marks the pane as a sheet, so page shortcuts stay active inside.
          data-sheet=""
          // Escape is handled here, because an open toast would take the first Escape.
          onKeyDown={({ key }) => key === "Escape" && onOpenChange(false)}
          // What closed the pane may have moved the focus, for example to an edited text.
          onCloseAutoFocus={(event) => {
            if (document.activeElement !== document.body) event.preventDefault();
          }}
          side={side}
          align={side === "left" ? "end" : "start"}
          sideOffset={gapPx}
          collisionPadding={gapPx}
          style={{ width: widthPx }}
          className="z-60 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-16px)] overflow-y-auto animate-[pop-in_120ms_ease-out] rounded-xl border border-line bg-surface p-4 shadow-xl outline-none"
        >
          <h2 className="mb-2 font-semibold">{title}</h2>
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** A bar button that opens a popover beside the slide. On phones, opens a bottom sheet. */
export function BarPane(props: BarPaneProps) {
  const {
    label,
    button,
    hint,
    title,
    widthPx,
    barRef,
    isBelow = false,
    className,
    children,
  } = props;
  const [isOpenHere, setIsOpenHere] = useState(false);
  const { isOpen = isOpenHere, onOpenChange = setIsOpenHere } = props;
  const isSheet = useMediaQuery("(max-width: 639px)");
  const trigger = {
    ...(label !== undefined && { "aria-label": label }),
    className: className ?? barButtonClassName,
  };
  const pane = { trigger, button, hint, title, isOpen, onOpenChange };
  const content = children({ isSheet, close: () => onOpenChange(false) });
  if (isSheet) return <SheetPane {...pane}>{content}</SheetPane>;
  return (
    <PopoverPane {...pane} widthPx={widthPx} barRef={barRef} isBelow={isBelow}>
      {content}
    </PopoverPane>
  );
}
