import { useEffect } from "react";
import { useExportStore } from "../../../state/export-store.ts";
import { useIsArriving } from "../../../state/shown-post.ts";
import { commitEdit, dropStaleEdit } from "./text-edit-store.ts";
import { useCarouselStore } from "../../../state/carousel-store.ts";

/** Whether the slide's texts can be edited: not while slides arrive or a download is prepared. Ends an edit that can't go on. */
export function useCanEdit(): boolean {
  const isPreparing = useExportStore((state) => state.preparing !== null);
  const isArriving = useIsArriving();
  const canEdit = !isPreparing && !isArriving;
  useEffect(() => {
    if (!canEdit) commitEdit();
  }, [canEdit]);
  useEffect(() => useCarouselStore.subscribe(dropStaleEdit), []);
  useEffect(() => commitEdit, []);
  return canEdit;
}
