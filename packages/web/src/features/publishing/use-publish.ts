import type { Publication, PublicationRequest } from "@slideloom/core/contract/publications";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "../../lib/api.ts";
import { createPublication, findPublication } from "../../lib/publications.ts";
import {
  adoptPublishDraft,
  changePublishDraft,
  finishPublishDraft,
} from "./publish-draft-store.ts";

/** A carousel as stored in the account. */
export interface SavedCarousel {
  id: string;
  version: number;
}

/** Updates the draft after a failure: keeps the request if it may have arrived although the response was lost. */
function keepFailed(request: PublicationRequest, error: unknown) {
  if (!(error instanceof ApiError)) return { pending: request };
  const { status, isUnsent } = error;
  if (isUnsent) return unlock(request);
  return status === 0 || status >= 500 ? { pending: request } : { pending: null, nextId: null };
}

const unlock = ({ id }: PublicationRequest) => ({ pending: null, nextId: id ?? null });

/** Input of the mutation: a pending request to resend, or a new one to build after saving. */
interface PublishWork {
  pending: PublicationRequest | null;
  /** Saves the carousel; rejects with the reason if that fails. */
  save: () => Promise<SavedCarousel>;
  build: (carousel: SavedCarousel) => PublicationRequest;
}

async function publish({ pending, save, build }: PublishWork): Promise<Publication> {
  const request = pending ?? (await prepare(save, build));
  try {
    const publication = await createPublication(request);
    finishPublishDraft(request.carousel_id);
    return publication;
  } catch (error) {
    changePublishDraft(request.carousel_id, keepFailed(request, error));
    throw error;
  }
}

/** Saves the carousel and stores the request before sending it. */
async function prepare(
  save: PublishWork["save"],
  build: PublishWork["build"],
): Promise<PublicationRequest> {
  const carousel = await save();
  adoptPublishDraft(carousel.id);
  const request = build(carousel);
  changePublishDraft(carousel.id, { pending: request });
  return request;
}

export function usePublish(onPublished: (publication: Publication) => void) {
  return useMutation({ mutationFn: publish, onSuccess: onPublished });
}

/** Checks whether a request arrived. If the server doesn't have the request, its draft can be edited again. */
async function settle(request: PublicationRequest): Promise<Publication | null> {
  const publication = await findPublication(request.id ?? "");
  if (publication) finishPublishDraft(request.carousel_id);
  else changePublishDraft(request.carousel_id, unlock(request));
  return publication;
}

/** Checks the outcome of `pending`, immediately and after reconnecting. Read-only: nothing is resent. */
export function usePendingCheck(
  pending: PublicationRequest | null,
  onPublished: (publication: Publication) => void,
) {
  const check = useMutation({
    mutationFn: settle,
    onSuccess: (publication) => publication && onPublished(publication),
  });
  const { mutate } = check;
  useEffect(() => {
    if (!pending) return undefined;
    const run = () => mutate(pending);
    run();
    addEventListener("online", run);
    return () => removeEventListener("online", run);
  }, [pending, mutate]);
  return check;
}
