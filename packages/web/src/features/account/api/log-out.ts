import { requestApi } from "../../../lib/api.ts";
import { endSession } from "../../../lib/session.ts";
import { showToast } from "../../../state/toast-store.ts";

/** Ends the session: in this browser in any case, on the server if it can be reached. */
export async function logOut(): Promise<void> {
  try {
    await requestApi("logOut");
  } catch {
    showToast({
      variant: "warning",
      title: "Logged out in this browser",
      description: "The server could not be told. Its session ends by itself after 30 days.",
    });
  } finally {
    endSession();
  }
}
