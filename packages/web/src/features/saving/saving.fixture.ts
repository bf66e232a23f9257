import type { CarouselResponse } from "@slideloom/core/contract/carousels";
import { vi } from "vitest";
import { setJsonInput } from "../../state/json-text.ts";
import { holdWords } from "../../state/open-words.ts";
import { buildSaved, buildText, serveCarousels } from "../../testing/carousels.fixture.ts";
import type { FakeServer } from "../../testing/fake-server.fixture.ts";
import { signIn } from "../../testing/render-in-app.fixture.tsx";
import { openCarousel } from "./open-document.ts";
import { useOpenDocument } from "./open-document-store.ts";

export const getStatus = () => useOpenDocument.getState().status;

/** Installs fake timers. */
export function holdClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
}

/** Edits the open post. */
export function edit(title: string): void {
  setJsonInput(buildText(title));
}

/** Types the post's title in a field that stays open. */
export function typeTitle(title: string): void {
  holdWords(() => {
    edit(title);
    return true;
  });
}

/** Opens a saved carousel as Ada, by default in version 1. Resolves to the carousels stored in her account, by id. */
export async function openSaved(
  server: FakeServer,
  carousel: CarouselResponse = buildSaved(),
): Promise<Map<string, CarouselResponse>> {
  signIn();
  const kept = serveCarousels(server, carousel);
  await openCarousel(carousel.id, "ada");
  return kept;
}
