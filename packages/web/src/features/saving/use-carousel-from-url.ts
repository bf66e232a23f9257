import { useEffect, useLayoutEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { buildEditorPath, newCarouselQuery } from "../../lib/editor-path.ts";
import { samePlace } from "../../lib/same-place.ts";
import { useUser } from "../../lib/session.ts";
import { openCarousel, openUnsaved, saveAsNew, saveBeforeLeaving } from "./open-document.ts";
import { useOpenDocument } from "./open-document-store.ts";
import { startNew } from "./replace-post.ts";
import { takeSaveIntent } from "./save-intent.ts";

/** When the person leaves the editor page: sends unsaved changes and clears the document's address. */
function leaveEditor(): void {
  saveBeforeLeaving();
  useOpenDocument.setState({ address: undefined });
}

/** Opens the carousel in the page's URL, or the unsaved one for null. Returns true once it is shown. */
export function useCarouselFromUrl(id: string | null): boolean {
  const user = useUser();
  const accountId = user === undefined ? undefined : (user?.id ?? null);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isNew = id === null && query.has(newCarouselQuery);
  const isShown = useOpenDocument(
    ({ carousel, address, opening }) =>
      carousel !== undefined && !opening && (address === id || (carousel?.id ?? null) === id),
  );
  // A layout effect, so the carousel opens before the first paint.
  useLayoutEffect(() => {
    if (id === null && !isNew) openUnsaved();
  }, [id, isNew]);
  useLayoutEffect(() => {
    if (!isNew || accountId === undefined) return;
    startNew();
    void navigate("/create", { replace: true });
  }, [isNew, accountId, navigate]);
  const hasBecomeUnsaved = useOpenDocument(
    ({ carousel, address, opening }) =>
      id !== null && carousel === null && address === id && !opening,
  );
  useEffect(() => {
    if (hasBecomeUnsaved) void navigate("/create", { state: samePlace });
  }, [hasBecomeUnsaved, navigate]);
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
  useEffect(() => () => leaveEditor(), []);
  return isShown;
}
