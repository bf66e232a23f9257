import { useToastStore } from "../state/toast-store.ts";
import { laterCode, useLaterCode } from "./lazy-part/later-code.ts";
import { toastPlace } from "./toast-place.ts";
import { Notice } from "./ui/notice.tsx";

const cards = laterCode(async () => (await import("./toast-cards.tsx")).ToastCards, {
  name: "messages",
  isAfterPreview: true,
});

/** Shows toasts. If their code can't be loaded, they are plain messages. */
export function Toaster() {
  const { value: Cards, failure } = useLaterCode(cards);
  const toast = useToastStore((state) => state.toast);
  if (Cards) return <Cards />;
  if (!failure || !toast) return null;
  return (
    <Notice variant="info" title={toast.title} role="status" className={toastPlace}>
      {toast.description}
    </Notice>
  );
}
