import { isSameText } from "@slideloom/core/slide";
import { useEffect, useState } from "react";
import type { StageFrame } from "../use-stage-frame.ts";
import { loadStageFonts } from "./stage-fonts.ts";
import type { TextEdit } from "./text-edit-store.ts";
import type { TextGroup } from "./text-groups.ts";

/** Returns true once the slide image omits the edited words and the browser has loaded their fonts. */
export function useFieldReady(
  { job }: StageFrame,
  edit: TextEdit | null,
  group: TextGroup | null,
): boolean {
  const [loadedFor, setLoadedFor] = useState<string | null>(null);
  const key = edit && group ? group.key : null;
  useEffect(() => {
    if (key === null || !group) return;
    let isCurrent = true;
    void loadStageFonts(group.boxes).then(() => {
      if (isCurrent) setLoadedFor(key);
    });
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- typing keeps the key; the browser loads typed letters' fonts
  }, [key]);
  const isHidden = edit !== null && job.hidden !== undefined && isSameText(job.hidden, edit.ref);
  return isHidden && key !== null && loadedFor === key;
}
