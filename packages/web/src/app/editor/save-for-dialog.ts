import { getSession } from "../../features/saving/open-document.ts";
import { showToast } from "../../state/toast-store.ts";
import { describeUnsentMedia } from "../../state/upload-failures.ts";

/** Saves unsaved changes for a dialog that shows the saved carousel. Resolves to false if saving fails. */
export async function saveForDialog(): Promise<boolean> {
  if (!(await getSession()?.save({ isAutosave: true }))) return false;
  const unsent = describeUnsentMedia();
  if (unsent !== null) {
    showToast({ variant: "warning", title: "An image is missing", description: unsent });
  }
  return true;
}
