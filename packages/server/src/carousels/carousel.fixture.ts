import { type Carousel, emptyCarousel } from "@slideloom/core/carousel";
import type { CarouselListResponse, CarouselResponse } from "@slideloom/core/contract/carousels";
import { expect } from "vitest";
import { createTestApp, registerSomebody } from "../app/app.fixture.ts";

/** Builds a draft with this title and number of slides. */
export function buildDraft(title: string, slides = 2): Carousel {
  const content = Array.from({ length: slides }, (_, index) => ({
    header: `Slide ${index + 1}`,
    description: [{ type: "text", value: `Words of ${title}` }],
  }));
  return { ...emptyCarousel, jsonInput: JSON.stringify({ title, content }) };
}

/** Builds the request body of a new carousel. */
export function buildCarousel(title: string, change: Partial<Carousel> = {}) {
  return { title, status: "draft" as const, draft: { ...buildDraft(title), ...change } };
}

/** Starts a server with a signed-in account and helpers for its library. */
export async function createLibrary(...options: Parameters<typeof createTestApp>) {
  const testApp = await createTestApp(...options);
  const { token, form, user } = await registerSomebody(testApp);
  const call = (method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: object) =>
    testApp.send(method, `/api/carousels${path}`, { token, ...(body && { body }) });
  const create = async (title: string, change: Partial<Carousel> = {}) => {
    const response = await call("POST", "", buildCarousel(title, change));
    expect(response.statusCode, response.body).toBe(201);
    return response.json<CarouselResponse>();
  };
  const list = async (query = "") => {
    const response = await call("GET", query);
    expect(response.statusCode, response.body).toBe(200);
    return response.json<CarouselListResponse>();
  };
  const listTitles = async (query = "") => (await list(query)).carousels.map(({ title }) => title);
  return { ...testApp, token, form, user, call, create, list, listTitles };
}
