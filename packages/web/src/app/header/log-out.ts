import { requestApi } from "../../lib/api.ts";
import { DialogState } from "../../lib/dialog.ts";
import { loadCode } from "../../lib/load-code.ts";
import { forgetAccount } from "../../lib/kept/databases.ts";
import { getPageOwner, keepUnwritten, listOwn } from "../../lib/kept/kept.ts";
import { storePageMessage } from "../../state/page-message.ts";
import { useSessionEndStore } from "../../state/session-end-store.ts";

interface LogOutQuestion {
  /** Names of the unsaved items that logging out would discard. */
  lost: readonly string[];
  answer: (mayLose: boolean) => void;
}

/** Shown if something can't be saved before log-out. */
export const logOutDialog = new DialogState<LogOutQuestion>();

function ask(lost: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (mayLose: boolean) => {
      logOutDialog.close();
      resolve(mayLose);
    };
    logOutDialog.open({ lost, answer });
  });
}

/** Saves everything that only this browser has. Returns the names of items that could not be saved. */
async function saveAll(): Promise<string[]> {
  keepUnwritten();
  const [{ saveBeforeLogOut }, { saveBrandNow }] = await loadCode("the code that saves", () =>
    Promise.all([
      import("../../features/saving/save-before-log-out.ts"),
      import("../../features/brand/account-brand.ts"),
    ]),
  );
  const lost = await saveBeforeLogOut();
  const owner = getPageOwner();
  if (owner !== null && !(await saveBrandNow(owner))) lost.push("Your brand");
  return lost;
}

/** Fallback if the saving code can't be loaded, e.g. offline: all local drafts then count as unsaved. */
function listUnchecked(): string[] {
  const keys = ["slideloom.draft", "slideloom.last-draft", "slideloom.carousel."].flatMap(listOwn);
  return keys.length === 0 ? [] : ["Changes that can't be saved while you're offline"];
}

/** If the saving code can't be loaded, nothing was saved, and the page stays as it is. */
async function stay(): Promise<void> {
  await loadCode(
    "the code that saves",
    () => import("../../features/saving/save-before-log-out.ts"),
  ).then(
    ({ keepWorking }) => keepWorking(),
    () => undefined,
  );
}

/**
 * Saves unsaved work, then ends the session and removes the account's data from this browser. If saving fails, asks the
 * person first.
 */
export async function logOut(): Promise<void> {
  useSessionEndStore.setState({ isLoggingOut: true });
  try {
    const lost = await saveAll().catch(listUnchecked);
    if (lost.length > 0 && !(await ask(lost))) return await stay();
    await requestApi("logOut").catch(() =>
      storePageMessage({
        toast: {
          variant: "warning",
          title: "Logged out in this browser",
          description:
            "We couldn't reach the server. Your session on the server ends by itself within 30 days.",
        },
      }),
    );
    await forgetAccount();
  } finally {
    useSessionEndStore.setState({ isLoggingOut: false });
  }
}
