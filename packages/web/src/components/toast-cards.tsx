import { CircleCheck, CircleX, Hourglass, TriangleAlert, X } from "lucide-react";
import { clsx } from "clsx";
import { Toast as Radix } from "radix-ui";
import { useRef } from "react";
import { dismissToast, type Toast, useToastStore } from "../state/toast-store.ts";
import { Button } from "./ui/button.tsx";
import { toastPlace } from "./toast-place.ts";
import { useClearPlace } from "./use-clear-place.ts";

const variants = {
  default: { icon: CircleCheck, className: "border-line", iconClassName: "text-success" },
  progress: { icon: Hourglass, className: "border-line", iconClassName: "text-accent-ink" },
  warning: { icon: TriangleAlert, className: "border-warning-line", iconClassName: "text-warning" },
  destructive: { icon: CircleX, className: "border-danger-line", iconClassName: "text-danger" },
};

function ToastCard({ toast }: { toast: Toast }) {
  const { icon: Icon, className, iconClassName } = variants[toast.variant];
  return (
    <Radix.Root
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissToast(toast.id);
      }}
      className={clsx(
        "flex w-full animate-[rise-in_180ms_ease-out] items-start gap-3 rounded-xl border bg-raised p-3.5 shadow-xl",
        "data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
        className,
      )}
    >
      <Icon size={18} aria-hidden="true" className={clsx("mt-px shrink-0", iconClassName)} />
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
        <Radix.Description className="text-muted">{toast.description}</Radix.Description>
        {toast.note && <p className="mt-1 text-muted">{toast.note}</p>}
      </div>
      {toast.action && (
        <Radix.Action asChild altText={toast.action.label} onClick={toast.action.run}>
          <Button size="small" className="shrink-0 self-center">
            {toast.action.label}
          </Button>
        </Radix.Action>
      )}
      <Radix.Close
        aria-label="Dismiss"
        title="Dismiss"
        className="-m-1 rounded-md p-1 text-muted hover:bg-sunken hover:text-ink"
      >
        <X size={16} aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  );
}

/** Shows one toast at a time, for 5000 ms. F8 focuses the toast, and a swipe to the right dismisses the toast. */
export function ToastCards() {
  const toast = useToastStore((state) => state.toast);
  const viewportRef = useRef<HTMLOListElement>(null);
  useClearPlace(viewportRef, toast?.id ?? null);
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toast && <ToastCard key={toast.id} toast={toast} />}
      {/* A modal dialog hides the page from screen readers, except elements with `aria-live`, whatever its value. */}
      <Radix.Viewport ref={viewportRef} hotkey={["F8"]} aria-live="off" className={toastPlace} />
    </Radix.Provider>
  );
}
