import { DialogState } from "../../lib/dialog.ts";
import { checkerPane } from "../../state/checker-pane.ts";

/** The source dialog: the passage to show, and whether only unused passages are listed. */
interface ShownSource {
  passage: string | null;
  isUnusedOnly: boolean;
}

/** The checks of all captions. */
export const captionChecks = new DialogState();
export const sourceView = new DialogState<ShownSource>();

export function showSource({ passage = null, isUnusedOnly = false }: Partial<ShownSource>): void {
  checkerPane.close();
  captionChecks.close();
  sourceView.open({ passage, isUnusedOnly });
}
