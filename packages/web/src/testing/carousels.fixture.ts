import { type Carousel, defaultAppearance } from "@slideloom/core/carousel";
import type {
  CarouselRequest,
  CarouselResponse,
  NewCarouselRequest,
} from "@slideloom/core/contract/carousels";
import { type FakeServer, respond } from "./fake-server.fixture.ts";

/** Builds a post's JSON with a slide per header. */
export function buildText(title: string, headers: readonly string[] = ["One"]): string {
  return JSON.stringify({
    title,
    content: headers.map((header) => ({ header, description: [{ type: "text", value: "Words" }] })),
  });
}

export function buildSaved(change: Partial<CarouselResponse> = {}): CarouselResponse {
  const title = change.title ?? "Mine";
  const draft: Carousel = { ...defaultAppearance, jsonInput: buildText(title), mediaUrls: {} };
  return {
    id: "c1",
    version: 1,
    title,
    status: "draft",
    format: "carousel",
    network: "linkedin",
    slides: 1,
    thumbnailUrl: null,
    createdAt: "2026-01-01T00:00:00.000Z",
    updatedAt: "2026-01-02T00:00:00.000Z",
    deletedAt: null,
    draft,
    shareUrl: null,
    ...change,
  };
}

/** Serves the carousels with versions, and 409 for an outdated version. */
export function serveCarousels(
  server: FakeServer,
  ...carousels: CarouselResponse[]
): Map<string, CarouselResponse> {
  const kept = new Map<string, CarouselResponse>();
  const serve = (added: CarouselResponse) => {
    const { id } = added;
    const path = `/api/carousels/${id}`;
    const current = () => kept.get(id) ?? added;
    kept.set(id, added);
    server.on(`GET ${path}`, () => respond(current()));
    server.on(`PUT ${path}`, ({ body }) => {
      const { version, title, status, draft } = body as CarouselRequest;
      if (version !== current().version) {
        return respond({ message: "Changed elsewhere", current: current() }, 409);
      }
      kept.set(id, { ...current(), version: version + 1, title, status, draft: draft as Carousel });
      return respond(current());
    });
  };
  for (const carousel of carousels) serve(carousel);
  server.on("POST /api/carousels", ({ body }) => {
    const { id = "", title, status, draft } = body as NewCarouselRequest;
    if (kept.has(id)) return respond({ message: "It exists already" }, 409);
    const added = buildSaved({ id, title, status, draft: draft as Carousel });
    serve(added);
    return respond(added, 201);
  });
  return kept;
}
