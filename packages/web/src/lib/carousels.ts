import type {
  CarouselChangeRequest,
  CarouselConflict,
  CarouselRequest,
  CarouselResponse,
  NewCarouselRequest,
  UploadedMedia,
} from "@slideloom/core/contract";
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

/** Into the trash; `permanently` deletes it from there. */
export function deleteCarousel(id: string, { permanently = false } = {}): Promise<void> {
  return requestApi("deleteCarousel", {
    params: { id },
    ...(permanently && { query: { permanently: "true" } }),
  });
}

/** Takes it out of the trash. */
export function restoreCarousel(id: string): Promise<CarouselResponse> {
  return requestApi("restoreCarousel", { params: { id } });
}

export function uploadMedium(file: Blob): Promise<UploadedMedia> {
  const headers = { "content-type": "application/octet-stream" };
  return requestApi("uploadMedium", { body: file, headers });
}

/** What somebody else saved first, where that is why the request was refused. */
export function findConflict(error: unknown): CarouselResponse | null {
  const isConflict = error instanceof ApiError && error.status === 409;
  const body: Partial<CarouselConflict> = isConflict ? { ...Object(error.body) } : {};
  return body.current ?? null;
}

/** Lists that show are fetched again; the others begin at their first page when they show again. */
export function refreshLists(): void {
  const queryKey = sessionKeys.carousels;
  queryClient.removeQueries({ queryKey, type: "inactive" });
  void queryClient.invalidateQueries({ queryKey });
}

const channel = new BroadcastChannel("slideloom.carousels");

/** Has other tabs, and the lists of this one, take note that a carousel was changed. */
export function announceCarousel(id: string, version: number): void {
  refreshLists();
  channel.postMessage({ id, version });
}

/** Hears of carousels that other tabs changed, until the returned function is called. */
export function onCarouselAnnounced(
  hear: (change: { id: string; version: number }) => void,
): () => void {
  const listener = ({ data }: MessageEvent<{ id: string; version: number }>) => hear(data);
  channel.addEventListener("message", listener);
  return () => channel.removeEventListener("message", listener);
}
