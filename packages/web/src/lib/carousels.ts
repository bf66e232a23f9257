import type {
  CarouselChangeRequest,
  CarouselConflict,
  CarouselRequest,
  CarouselResponse,
  NewCarouselRequest,
} from "@slideloom/core/contract/carousels";
import type { UploadedMedia } from "@slideloom/core/contract/media";
import { ApiError, requestApi } from "./api.ts";
import { queryClient } from "./query-client.ts";
import { sessionKeys } from "./session.ts";

export function createCarousel(body: NewCarouselRequest): Promise<CarouselResponse> {
  return requestApi("createCarousel", { body });
}

export function fetchCarousel(id: string, signal?: AbortSignal): Promise<CarouselResponse> {
  return requestApi("getCarousel", { params: { id }, ...(signal && { signal }) });
}

export function saveCarousel(id: string, body: CarouselRequest): Promise<CarouselResponse> {
  return requestApi("saveCarousel", { params: { id }, body });
}

export function changeCarousel(id: string, body: CarouselChangeRequest): Promise<CarouselResponse> {
  return requestApi("changeCarousel", { params: { id }, body });
}

export function duplicateCarousel(id: string): Promise<CarouselResponse> {
  return requestApi("duplicateCarousel", { params: { id } });
}

/** Moves the carousel to the trash; with `permanently`, deletes it from the trash. */
export function deleteCarousel(id: string, { permanently = false } = {}): Promise<void> {
  return requestApi("deleteCarousel", {
    params: { id },
    ...(permanently && { query: { permanently: "true" } }),
  });
}

export function restoreCarousel(id: string): Promise<CarouselResponse> {
  return requestApi("restoreCarousel", { params: { id } });
}

export function uploadMedium(file: Blob): Promise<UploadedMedia> {
  const headers = { "content-type": "application/octet-stream" };
  return requestApi("uploadMedium", { body: file, headers });
}

/** Returns the conflicting version if the request was refused because of a conflict; otherwise null. */
export function findConflict(error: unknown): CarouselResponse | null {
  const isConflict = error instanceof ApiError && error.status === 409;
  const body: Partial<CarouselConflict> = isConflict ? { ...Object(error.body) } : {};
  return body.current ?? null;
}

/** Refetches the visible lists. Hidden lists restart at their first page when they are shown again. */
export function refreshLists(): void {
  const queryKey = sessionKeys.carousels;
  queryClient.removeQueries({ queryKey, type: "inactive" });
  void queryClient.invalidateQueries({ queryKey });
}

const channel = new BroadcastChannel("slideloom.carousels");

/** Notifies other tabs and this tab's lists of a changed carousel. */
export function announceCarousel(id: string, version: number): void {
  refreshLists();
  channel.postMessage({ id, version });
}

/** Subscribes to carousel changes of other tabs; returns the unsubscribe function. */
export function onCarouselAnnounced(
  hear: (change: { id: string; version: number }) => void,
): () => void {
  const listener = ({ data }: MessageEvent<{ id: string; version: number }>) => hear(data);
  channel.addEventListener("message", listener);
  return () => channel.removeEventListener("message", listener);
}
