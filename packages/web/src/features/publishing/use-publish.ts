import type { Publication, PublicationRequest } from "@slideloom/core/contract";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "../../lib/api.ts";
import { createPublication, findPublication } from "../../lib/publications.ts";
import {
  adoptPublishDraft,
  changePublishDraft,
  finishPublishDraft,
} from "./publish-draft-store.ts";

/** A carousel as the account has it. */
export interface SavedCarousel {
  id: string;
  version: number;
}

/** What the draft keeps of a request that failed: all of it if it may have been done although its response never came. */
function keepFailed(request: PublicationRequest, error: unknown) {
  if (!(error instanceof ApiError)) return { pending: request };
  const { status, isUnsent } = error;
  if (isUnsent) return unlock(request);
  return status === 0 || status >= 500 ? { pending: request } : { pending: null, nextId: null };
}

const unlock = ({ id }: PublicationRequest) => ({ pending: null, nextId: id ?? null });

/** What is to be sent: what was sent already, as it was, or what is prepared, once it is saved. */
interface PublishWork {
  pending: PublicationRequest | null;
  /** Rejects with why it could not be saved. */
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

/** Saves the carousel, and writes down what will be sent before it is. */
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

/** Asks whether a request arrived, and unlocks its draft if the server doesn't have it. */
async function settle(request: PublicationRequest): Promise<Publication | null> {
  const publication = await findPublication(request.id ?? "");
  if (publication) finishPublishDraft(request.carousel_id);
  else changePublishDraft(request.carousel_id, unlock(request));
  return publication;
}

/** Finds out what became of `pending`, at once and when the connection is back. Only asks: nothing is sent again. */
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
