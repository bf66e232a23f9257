import { useToastStore } from "../state/toast-store.ts";
import { laterCode, useLaterCode } from "./lazy-part/later-code.ts";
import { toastPlace } from "./toast-place.ts";
import { Notice } from "./ui/notice.tsx";

const cards = laterCode(async () => (await import("./toast-cards.tsx")).ToastCards, {
  name: "messages",
});

export const preloadToasts = cards.preload;

/** Shows toasts; their code loads with the first one. If it can't be loaded, they are plain messages. */
export function Toaster() {
  const toast = useToastStore((state) => state.toast);
  const { value: Cards, failure } = useLaterCode(
    cards,
    toast !== null || cards.value !== undefined,
  );
  if (Cards) return <Cards />;
  if (!failure || !toast) return null;
  return (
    <Notice variant="info" title={toast.title} role="status" className={toastPlace}>
      {toast.description}
    </Notice>
  );
}
