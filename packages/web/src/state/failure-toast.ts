import { readErrorMessage } from "../lib/error-message.ts";
import { showToast } from "./toast-store.ts";

/** Returns a handler that shows an error under this title. */
export const showFailure =
  (title: string) =>
  (error: unknown): void =>
    void showToast({ variant: "destructive", title, description: readErrorMessage(error) });
