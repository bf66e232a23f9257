import { clsx } from "clsx";
import { X } from "lucide-react";
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useIsLate } from "../../lib/use-is-late.ts";
import { IconButton } from "../ui/icon-button.tsx";
import type { PlaceProps } from "./lazy-part.tsx";

export interface AskedDialog {
  title: string;
  /** The button of a menu, which opens under the button; absent for a dialog in the window's centre. */
  anchor?: Element;
  onClose: () => void;
}

/** Time that code may take before its dialog says that it loads, ms. */
const patienceMs = 300;

/**
 * Builds the place of a dialog whose code isn't loaded. `useDialog` returns the dialog that the person opened, or null.
 * A dialog that is opened after a failure is loaded again.
 */
export function dialogPlace<Props>(
  useDialog: (part: Props) => AskedDialog | null,
): ComponentType<PlaceProps<Props>> {
  return function DialogPlace({ part, isPending, retry, children }) {
    const asked = useDialog(part);
    const isAsked = asked !== null;
    const wasAsked = useRef(isAsked);
    useEffect(() => {
      if (isAsked && !wasAsked.current) retry();
      wasAsked.current = isAsked;
    }, [isAsked, retry]);
    const isLate = useIsLate(isAsked && isPending, patienceMs);
    if (!asked || (isPending && !isLate)) return null;
    return <PlainDialog {...asked}>{children}</PlainDialog>;
  };
}

/** Gap between a button and its box, and between the box and the window's edge, CSS px. */
const gapPx = 8;

/** Places a box under a button, or above it in the lower half of the window. */
function placeAt(anchor: Element, box: HTMLElement): void {
  const { top, bottom, left, right } = anchor.getBoundingClientRect();
  const widthPx = box.offsetWidth;
  const startPx = left + right > innerWidth ? right - widthPx : left;
  box.style.left = `${Math.max(gapPx, Math.min(startPx, innerWidth - widthPx - gapPx))}px`;
  if (top + bottom < innerHeight) box.style.top = `${bottom + gapPx}px`;
  else Object.assign(box.style, { top: "auto", bottom: `${innerHeight - top + gapPx}px` });
}

/**
 * A modal dialog of the browser, which needs no code that may be missing. The browser returns the focus to the element
 * that opened it.
 */
function PlainDialog({ title, anchor, onClose, children }: AskedDialog & { children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null);
  // Closes before the element is removed, because only then the browser returns the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    if (dialog && anchor) placeAt(anchor, dialog);
    return () => dialog?.close();
  }, [anchor]);
  return (
    <dialog
      ref={ref}
      aria-label={title}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
      onPointerDown={({ currentTarget, target }) => {
        // Only the backdrop is outside of the dialog's children.
        if (target === currentTarget) currentTarget.close();
      }}
      className={clsx(
        "max-w-[calc(100vw-16px)] rounded-2xl border border-line bg-surface text-ink shadow-2xl",
        anchor ? "m-0 w-72 backdrop:bg-transparent" : "m-auto w-[440px] backdrop:bg-[#0b0d14]/45",
      )}
    >
      {!anchor && (
        <div className="flex items-start gap-3 px-5 pt-4 pb-3">
          <h2 className="min-w-0 flex-1 font-heading text-base font-semibold">{title}</h2>
          <IconButton label="Close" className="-mt-1 -mr-2" onClick={onClose}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <div className={anchor ? "p-2" : "px-5 pb-5"}>{children}</div>
    </dialog>
  );
}
