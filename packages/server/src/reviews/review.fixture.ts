import type { CarouselResponse } from "@slideloom/core/contract/carousels";
import type { NewReview, OpenReviewPage, ReviewList } from "@slideloom/core/contract/reviews";
import { expect } from "vitest";
import type { TestApp } from "../app/app.fixture.ts";

/** An account with a carousel, as its owner and as reviewers see it. */
export interface ReviewedAccount {
  server: TestApp;
  token: string;
  carouselId: string;
}

/** Helpers that ask for reviews as the owner, and answer as somebody without an account. */
export function createReviewHelpers({ server, token, carouselId }: ReviewedAccount) {
  const { send } = server;
  const askForReview = async (body: object = {}) => {
    const path = `/api/carousels/${carouselId}/reviews`;
    const response = await send("POST", path, { token, body });
    expect(response.statusCode, response.body).toBe(201);
    const made = response.json<NewReview>();
    return { ...made, link: made.url.split("/").at(-1) ?? "" };
  };
  const ofLink = (link: string, path = "") => `/api/review-pages/${link}${path}`;
  const passHeaders = (pass?: string) => ({ headers: pass ? { "x-review-pass": pass } : {} });
  const readPage = async (link: string, pass?: string) => {
    const response = await send("GET", ofLink(link), passHeaders(pass));
    expect(response.statusCode, response.body).toBe(200);
    return response.json<OpenReviewPage>();
  };
  const comment = (link: string, body: object = {}, pass?: string) =>
    send("POST", ofLink(link, "/comments"), {
      ...passHeaders(pass),
      body: { version: 1, slide: 0, name: "Maria", text: "Larger", ...body },
    });
  /** Answers as somebody who saw this page. */
  const answer = (link: string, page: OpenReviewPage, body: object = {}, pass?: string) =>
    send("POST", ofLink(link, "/answer"), {
      ...passHeaders(pass),
      body: {
        answer: "approved",
        name: "Maria",
        version: page.version,
        posts: page.posts.map(({ id, version }) => ({ id, version })),
        ...body,
      },
    });
  const list = async () =>
    (await send("GET", `/api/carousels/${carouselId}/reviews`, { token })).json<ReviewList>();
  const withdraw = (id: string) => send("DELETE", `/api/reviews/${id}`, { token });
  const unlock = (link: string, password: string) =>
    send("POST", ofLink(link, "/pass"), { body: { password } });
  /** Saves other words on the second slide, as the editor does by itself. */
  const edit = async (words: string) => {
    const path = `/api/carousels/${carouselId}`;
    const { version, title, status, draft } = (
      await send("GET", path, { token })
    ).json<CarouselResponse>();
    const post = JSON.parse(draft.jsonInput) as { content: { header: string }[] };
    const content = post.content.map((slide, at) =>
      at === 1 ? { ...slide, header: words } : slide,
    );
    const jsonInput = JSON.stringify({ ...post, content });
    const body = { version, title, status, draft: { ...draft, jsonInput }, isAutosave: true };
    const response = await send("PUT", path, { token, body });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<CarouselResponse>();
  };
  return { askForReview, readPage, comment, answer, list, withdraw, unlock, edit, ofLink };
}
