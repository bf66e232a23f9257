import { create } from "zustand";
import { createCounter } from "../lib/counter.ts";

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

const nextId = createCounter();

export type ToastContent = Omit<Toast, "id" | "variant"> & Partial<Pick<Toast, "variant">>;

/** Shows a toast, replacing the current one, and returns its id. */
export function showToast(toast: ToastContent): number {
  const id = nextId();
  useToastStore.setState({ toast: { variant: "default", ...toast, id } });
  return id;
}

/** Delay before a notice of a work in progress, ms. Quicker work shows none. */
const noticeDelayMs = 400;

/** Shows a notice if work takes a moment. Returns a function that removes it. */
export function noticeProgress(notice: Omit<ToastContent, "variant">): () => void {
  let toast: number | null = null;
  const timer = setTimeout(() => {
    toast = showToast({ ...notice, variant: "progress" });
  }, noticeDelayMs);
  return () => {
    clearTimeout(timer);
    if (toast !== null) dismissToast(toast);
  };
}

export function dismissToast(id: number): void {
  useToastStore.setState(({ toast }) => ({ toast: toast?.id === id ? null : toast }));
}
