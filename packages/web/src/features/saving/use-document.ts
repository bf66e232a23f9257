import { useEffect, useLayoutEffect } from "react";
import { useNavigate } from "react-router";
import { samePlace } from "../../lib/same-place.ts";
import { useUser } from "../../lib/session.ts";
import { openCarousel, openUnsaved, saveAsNew, saveBeforeLeaving } from "./open-document.ts";
import { useOpenDocument } from "./open-document-store.ts";
import { takeSaveIntent } from "./save-intent.ts";

export const buildEditorPath = (carouselId: string) => `/create/${carouselId}`;

/** Opens what the page's address names: a carousel, or with null the carousel that was never saved. Returns whether it shows. */
export function useDocument(id: string | null): boolean {
  const user = useUser();
  const accountId = user === undefined ? undefined : (user?.id ?? null);
  const navigate = useNavigate();
  const isShown = useOpenDocument(
    ({ carousel, address, opening }) =>
      carousel !== undefined && !opening && (address === id || carousel?.id === id),
  );
  // Before the first frame.
  useLayoutEffect(() => {
    if (id === null) openUnsaved();
  }, [id]);
  useEffect(() => {
    if (id !== null && accountId !== undefined) void openCarousel(id, accountId);
  }, [id, accountId]);
  useEffect(() => {
    if (id !== null || !accountId) return;
    const intent = takeSaveIntent();
    if (!intent) return;
    const carouselId = saveAsNew({ ...intent, accountId });
    void navigate(buildEditorPath(carouselId), { replace: true, state: samePlace });
  }, [id, accountId, navigate]);
  useEffect(() => saveBeforeLeaving, []);
  return isShown;
}
