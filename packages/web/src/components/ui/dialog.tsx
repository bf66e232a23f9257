import { X } from "lucide-react";
import { clsx } from "clsx";
import { Dialog as Radix } from "radix-ui";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { IconButton } from "./icon-button.tsx";

const places = {
  center:
    "top-1/2 left-1/2 -translate-1/2 rounded-2xl animate-[pop-in_160ms_ease-out] w-[calc(100vw-24px)]",
  bottom: "inset-x-0 bottom-0 max-h-[82dvh] rounded-t-2xl animate-[rise-in_180ms_ease-out]",
  left: "inset-y-0 left-0 w-[336px] max-w-[calc(100vw-48px)] animate-[enter-left_180ms_ease-out]",
  right:
    "inset-y-0 right-0 w-[320px] max-w-[calc(100vw-48px)] animate-[enter-right_180ms_ease-out]",
};

interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: string;
  place?: keyof typeof places;
  className?: string;
  /** Returns true if the target handles Escape itself, e.g. an open search field in the dialog. */
  keepsEscape?: (target: Element) => boolean;
  /** Selector of the initially focused element; default is the dialog. */
  initialFocus?: string;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

interface DialogHeaderProps {
  title: string;
  description: string | undefined;
}

function DialogHeader({ title, description }: DialogHeaderProps) {
  return (
    <div className="flex shrink-0 items-start gap-3 px-5 pt-4 pb-3">
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-heading text-base font-semibold">{title}</Radix.Title>
        {description && (
          <Radix.Description className="mt-0.5 text-muted">{description}</Radix.Description>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label="Close" className="-mt-1 -mr-2">
          <X size={18} aria-hidden="true" />
        </IconButton>
      </Radix.Close>
    </div>
  );
}

/** A modal dialog in the centre, or a sheet at an edge. Escape closes it, even while a toast is shown. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  place = "center",
  className,
  keepsEscape = () => false,
  initialFocus,
  onKeyDown,
  children,
}: DialogProps) {
  const openerRef = useRef<Element | null>(null);
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-[overlay-in_160ms_ease-out] bg-[#0b0d14]/45" />
        <Radix.Content
          {...(!description && { "aria-describedby": undefined })}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            openerRef.current = document.activeElement;
            if (!(event.currentTarget instanceof HTMLElement)) return;
            const first = initialFocus && event.currentTarget.querySelector(initialFocus);
            (first instanceof HTMLElement ? first : event.currentTarget).focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // The closing dialog may already have moved the focus, for example to an edited text.
            const isTaken = document.activeElement !== document.body;
            if (!isTaken && openerRef.current instanceof HTMLElement) openerRef.current.focus();
          }}
          onEscapeKeyDown={(event) => {
            if (event.target instanceof Element && keepsEscape(event.target))
              event.preventDefault();
          }}
          // Page shortcuts work inside sheets, but not inside centred dialogs.
          data-sheet={place === "center" ? undefined : ""}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            // Handled here, because a toast or tooltip opened after the dialog would take the first Escape.
            const target = event.target instanceof Element ? event.target : null;
            if (event.key !== "Escape" || !target || !event.currentTarget.contains(target)) return;
            if (!keepsEscape(target)) onOpenChange(false);
          }}
          className={clsx(
            "fixed z-50 flex flex-col overflow-hidden border border-line bg-surface shadow-2xl outline-none",
            places[place],
            className,
          )}
        >
          <DialogHeader title={title} description={description} />
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
