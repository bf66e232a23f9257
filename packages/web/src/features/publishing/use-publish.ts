import type { Publication, PublicationRequest } from "@slideloom/core/contract";
import { useMutation } from "@tanstack/react-query";
import { ApiError } from "../../lib/api.ts";
import { createPublication } from "../../lib/publications.ts";
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

/** Whether the request may have been done although its response says otherwise, or never came. */
const isUncertain = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** What is to be sent: what was sent already, as it was, or what is prepared, once it is saved. */
export interface PublishWork {
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
    if (!isUncertain(error)) changePublishDraft(request.carousel_id, { pending: null });
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
