import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  isOpen?: boolean;
  title: string;
  description: string;
  keepLabel: string;
  confirmLabel: string;
  variant?: "danger" | "primary";
  /** True while the confirmed work runs. */
  isBusy?: boolean;
  onClose: () => void;
  /** Doesn't close the dialog. */
  onConfirm: () => void;
  /** Shown above the buttons, for example an error. */
  children?: ReactNode;
}

/** Asks before something that can't be taken back. */
export function ConfirmDialog({
  isOpen = true,
  title,
  description,
  keepLabel,
  confirmLabel,
  variant = "danger",
  isBusy = false,
  onClose,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(opens) => !opens && onClose()}
      title={title}
      description={description}
      className="max-w-md"
    >
      <div className="flex flex-col gap-3 px-5 pt-2 pb-5">
        {children}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{keepLabel}</Button>
          <Button variant={variant} disabled={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
