import { useEffect } from "react";
import { useExportStore } from "../../../state/export-store.ts";
import { useIsArriving } from "../../../state/shown-post.ts";
import { commitEdit, dropStaleEdit } from "./text-edit-store.ts";
import { useCarouselStore } from "../../../state/carousel-store.ts";

/**
 * Returns whether text edits may start. Ends the current edit if slides stream in, something else changes the text, or
 * the component unmounts.
 */
export function useCanEdit(): boolean {
  const isPreparing = useExportStore(({ run }) => run !== null);
  const isArriving = useIsArriving();
  useEffect(() => {
    if (isArriving) commitEdit();
  }, [isArriving]);
  useEffect(() => useCarouselStore.subscribe(dropStaleEdit), []);
  useEffect(() => () => void commitEdit(), []);
  return !isPreparing && !isArriving;
}
