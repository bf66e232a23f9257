import type { CarouselListResponse, CarouselResponse } from "@slideloom/core/contract/carousels";
import { defaultBrand, defaultDesign } from "@slideloom/core/design";
import { type Post, stripMarkup } from "@slideloom/core/document";
import type { Browser, Locator, Page } from "playwright-core";
import { registerAccount } from "../site/account.ts";

/** A person with an account, for signing in browsers and sending API requests in the person's name. */
export interface Owner {
  token: string;
  request: <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>;
}

export async function createOwner(serverUrl: string): Promise<Owner> {
  const { token } = await registerAccount(serverUrl);
  return {
    token,
    request: async <Answer>(method: string, path: string, body?: unknown) => {
      const response = await fetch(serverUrl + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return (response.status === 204 ? null : await response.json()) as Answer;
    },
  };
}

/** Signs the page's browser in when the page first opens the product. */
export async function signInAs(page: Page, { token }: Owner): Promise<void> {
  await page.addInitScript((value) => {
    // A new page is blank and has no storage.
    if (location.protocol === "about:" || localStorage.getItem("test.signed-in")) return;
    localStorage.setItem("test.signed-in", "yes");
    localStorage.setItem("auth_token", value);
  }, token);
}

/** Opens another browser of the same person. */
export async function openOtherBrowser(
  browser: Browser,
  serverUrl: string,
  owner: Owner,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: serverUrl,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await signInAs(page, owner);
  return page;
}

export function buildForm(post: Post, fields: Record<string, unknown> = {}) {
  return {
    title: stripMarkup(post.title),
    status: "draft",
    draft: {
      jsonInput: JSON.stringify(post, null, 2),
      design: defaultDesign,
      templateId: null,
      carouselFormat: "linkedin",
      postType: "carousel",
      enableMedia: false,
      mediaUrls: {},
      brand: defaultBrand,
    },
    ...fields,
  };
}

export function addCarousel(
  owner: Owner,
  post: Post,
  fields?: Record<string, unknown>,
): Promise<CarouselResponse> {
  return owner.request("POST", "/api/carousels", buildForm(post, fields));
}

export async function listTitles(owner: Owner, query = ""): Promise<string[]> {
  const list = await owner.request<CarouselListResponse>("GET", `/api/carousels?${query}`);
  return list.carousels.map(({ title }) => title);
}

/** The editor's saving status. */
export function getSaveStatus(page: Page, text: string): Locator {
  // A text match ignores case, so "Saved" would match "1 image not saved".
  return page
    .getByRole("heading", { level: 2 })
    .locator("xpath=..")
    .getByRole("status")
    .filter({ hasText: new RegExp(text) });
}

export function getSaveButton(page: Page): Locator {
  return page.getByRole("button", { name: "Save", exact: true });
}
