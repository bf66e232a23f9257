import { create } from "zustand";

export interface Toast {
  id: number;
  title: string;
  description: string;
  variant: "default" | "warning" | "destructive";
  action?: { label: string; run: () => void };
}

export const useToastStore = create<{ toast: Toast | null }>()(() => ({ toast: null }));

let lastId = 0;

/** Shows a toast in place of the one before: there is one at a time. */
export function showToast(toast: Omit<Toast, "id" | "variant"> & Partial<Pick<Toast, "variant">>) {
  lastId += 1;
  useToastStore.setState({ toast: { variant: "default", ...toast, id: lastId } });
}

export function dismissToast(id: number): void {
  useToastStore.setState(({ toast }) => ({ toast: toast?.id === id ? null : toast }));
}
