import { create } from "zustand";

export interface Toast {
  id: number;
  title: string;
  description: string;
  /** Additional information on a separate line. */
  note?: string;
  variant: "default" | "progress" | "warning" | "destructive";
  action?: { label: string; run: () => void };
}

export const useToastStore = create<{ toast: Toast | null }>()(() => ({ toast: null }));

let lastId = 0;

export type ToastContent = Omit<Toast, "id" | "variant"> & Partial<Pick<Toast, "variant">>;

/** Shows a toast, replacing the current one, and returns its id. */
export function showToast(toast: ToastContent): number {
  lastId += 1;
  useToastStore.setState({ toast: { variant: "default", ...toast, id: lastId } });
  return lastId;
}

export function dismissToast(id: number): void {
  useToastStore.setState(({ toast }) => ({ toast: toast?.id === id ? null : toast }));
}
