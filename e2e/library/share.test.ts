import type { ShareResponse } from "@slideloom/core/contract/shares";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { CDPSession, Page, Request } from "playwright-core";
import { describe, expect, onTestFinished } from "vitest";
import { isWhole, sampleCases } from "../../scripts/test-sample.mjs";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { getStage } from "../editor/editor-page.ts";
import { fifteenSlides } from "../editor/posts.ts";
import { noteLayoutShifts } from "../layout-shifts.ts";
import { addCarousel, buildForm, createOwner, signInAs } from "./library-page.ts";

async function share(serverUrl: string, fields?: Record<string, unknown>) {
  const owner = await createOwner(serverUrl);
  const carousel = await addCarousel(owner, fifteenSlides, fields);
  const { url } = await owner.request<ShareResponse>("POST", `/api/carousels/${carousel.id}/share`);
  return { owner, ...carousel, path: url };
}

const getPosition = (page: Page) => page.getByRole("main").getByRole("status");

/** Returns true if the slide is drawn: a canvas without a drawing is 300 px wide. */
async function isDrawn(page: Page, slide: number): Promise<boolean> {
  const group = page.getByRole("group", { name: `Slide ${slide} of 15`, exact: true });
  return group.locator("canvas").evaluate((canvas: HTMLCanvasElement) => canvas.width !== 300);
}

/** Returns the page's accessible nodes in reading order. */
async function readAccessibleNodes(page: Page): Promise<{ role: string; name: string }[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  await client.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? "") }));
}

/** Swipes left by more than half a slide, so that the speed doesn't matter. */
async function swipe(client: CDPSession, middlePx: number): Promise<void> {
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", xPx?: number) => {
    const touchPoints = xPx === undefined ? [] : [{ x: xPx, y: 300 }];
    return client.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  await touch("touchStart", middlePx + 140);
  for (let step = 1; step <= 10; step += 1) await touch("touchMove", middlePx + 140 - step * 28);
  await touch("touchEnd");
}

describe("a shared carousel", () => {
  test("is opened, copied and revoked in the editor", async ({ page, serverUrl, problems }) => {
    problems.expect(/status of 404/);
    const owner = await createOwner(serverUrl);
    const { id } = await addCarousel(owner, fifteenSlides);
    await signInAs(page, owner);
    await page.goto(`/create/${id}`);
    await getStage(page).waitFor();
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Share" });
    await dialog.getByRole("button", { name: "Create link" }).click();
    const link = dialog.getByRole("textbox", { name: "Link" });
    await link.waitFor();
    await dialog.getByRole("button", { name: "Copy" }).click();
    await dialog.getByText("Copied!").waitFor();
    expect(await findViolations(page)).toEqual([]);
    const { pathname } = new URL(await link.inputValue());
    const viewer = await page.context().newPage();
    await viewer.goto(pathname);
    await getPosition(viewer).getByText("1 of 15").waitFor();
    await dialog.getByRole("button", { name: "Revoke link" }).click();
    await dialog.getByRole("button", { name: "Create link" }).waitFor();
    await viewer.reload();
    await viewer.getByRole("heading", { name: "This link doesn't work" }).waitFor();
    expect(await viewer.title()).toBe("Page not found · Slideloom");
  });

  test("is turned by keys, arrows and dots, without loading the editor's code", async ({
    page,
    serverUrl,
  }) => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    const { path } = await share(serverUrl);
    await page.goto(path);
    await expect.poll(() => isDrawn(page, 1)).toBe(true);
    await page.getByRole("heading", { level: 1, name: "Fifteen habits of calm teams" }).waitFor();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => getPosition(page).innerText()).toBe("2 of 15");
    await page.keyboard.press("End");
    await expect.poll(() => getPosition(page).innerText()).toBe("15 of 15");
    await expect.poll(() => isDrawn(page, 15)).toBe(true);
    expect(await page.getByRole("button", { name: "Next slide" }).isDisabled()).toBe(true);
    await page.keyboard.press("Home");
    await expect.poll(() => getPosition(page).innerText()).toBe("1 of 15");
    await page.getByRole("button", { name: "Next slide" }).click();
    await expect.poll(() => getPosition(page).innerText()).toBe("2 of 15");
    expect(loaded.filter((name) => /editor|codemirror/i.test(name))).toEqual([]);
    expect(await page.getByRole("textbox").count()).toBe(0);
  });

  for (const [format, width, height] of sampleCases(
    [
      ["linkedin", 1440, 900],
      ["instagram", 390, 844],
      ["linkedin", 320, 500],
    ] as const,
    2,
  )) {
    test(`shows the server's image before any code, and the drawn slide in the same place (${format}, ${width} px)`, async ({
      browser,
      serverUrl,
    }) => {
      const { draft } = buildForm(fifteenSlides);
      const { path } = await share(serverUrl, { draft: { ...draft, carouselFormat: format } });
      const viewport = { width, height };
      const bare = await browser.newContext({
        baseURL: serverUrl,
        viewport,
        javaScriptEnabled: false,
      });
      const still = await bare.newPage();
      await still.goto(path);
      const picture = still.getByRole("img", { name: /^Slide 1 of 15: / });
      const place = await picture.boundingBox();
      expect(place?.width).toBeGreaterThan(200);
      await still
        .getByRole("heading", { level: 1, name: "Fifteen habits of calm teams" })
        .waitFor();
      await bare.close();

      const context = await browser.newContext({ baseURL: serverUrl, viewport });
      const page = await context.newPage();
      const shifts = await noteLayoutShifts(page);
      // Delays the drawing engine.
      let release = () => undefined as void;
      const isReleased = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\.wasm$/, async (route) => {
        await isReleased;
        await route.continue();
      });
      await page.goto(path);
      const slide = page.getByRole("group", { name: "Slide 1 of 15", exact: true });
      const early = slide.locator("img");
      await early.waitFor();
      await page.locator("#share-frame").waitFor({ state: "detached" });
      expect(
        await early.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth),
      ).toBe(540);
      expect(await early.boundingBox()).toEqual(place);
      expect(await page.getByRole("img", { name: /^Slide 1 of 15: / }).count()).toBe(1);
      release();
      await expect.poll(() => isDrawn(page, 1)).toBe(true);
      await early.waitFor({ state: "detached" });
      const drawn = await slide.locator("canvas").boundingBox();
      for (const side of ["x", "y", "width", "height"] as const) {
        expect(Math.abs((drawn?.[side] ?? 0) - (place?.[side] ?? 0)), side).toBeLessThan(1);
      }
      expect(await shifts()).toEqual([]);
      await context.close();
    });
  }

  test("shows the server's image in its final place at once, even if the page arrives slowly", async ({
    page,
    problems,
    serverUrl,
  }) => {
    problems.expect(/404/);
    const { path } = await share(serverUrl);
    // Serves the pages with their styles but without their code.
    const slow = createServer((request, response) => {
      void (async () => {
        const answer = await fetch(`${serverUrl}${request.url}`);
        const body = await answer.text();
        const type = answer.headers.get("content-type") ?? "";
        response.writeHead(type.includes("javascript") ? 404 : 200, { "content-type": type });
        const parts = type.includes("html") ? body.split(/(?=<h1|<img|<div class="h-10)/) : [body];
        for (const part of parts) {
          response.write(part);
          await delay(parts.length > 1 ? 200 : 0);
        }
        response.end();
      })();
    });
    await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void slow.close().closeAllConnections());
    const shifts = await noteLayoutShifts(page);
    await page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}${path}`);
    await page.getByRole("heading", { name: "Fifteen habits of calm teams" }).waitFor();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(await shifts()).toEqual([]);
  });

  test("loads its code after the image, or without one if it fails", async ({
    page,
    problems,
    serverUrl,
  }) => {
    problems.expect(/slide\.jpg/);
    const { path } = await share(serverUrl);
    await fetch(`${serverUrl}${path}/slide.jpg?v=1`);
    const events: string[] = [];
    const note = (event: string) => (request: Request) => {
      const { pathname } = new URL(request.url());
      if (/slide\.jpg$|app\/index-.*\.js$/.test(pathname))
        events.push(`${event} ${extname(pathname)}`);
    };
    page.on("request", note("asked"));
    page.on("requestfinished", note("had"));
    await page.goto(path);
    await expect.poll(() => isDrawn(page, 1)).toBe(true);
    expect(events.slice(0, 4)).toEqual(["asked .jpg", "had .jpg", "asked .js", "had .js"]);

    await page.route("**/slide.jpg*", (route) => route.abort());
    await page.reload();
    await expect.poll(() => isDrawn(page, 1)).toBe(true);
    expect(await page.getByRole("img").count()).toBe(0);
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test.runIf(isWhole)(
      `is one page to keys and screen readers while the image covers the app (${colorScheme})`,
      async ({ page, serverUrl }) => {
        await page.emulateMedia({ colorScheme });
        let release = () => undefined as void;
        const isReleased = new Promise<void>((resolve) => (release = resolve));
        await page.route("**/api/shares/*", async (route) => {
          await isReleased;
          await route.continue();
        });
        const { path } = await share(serverUrl, { title: "عادات الفرق الهادئة" });
        await page.goto(path);
        await page.getByText("Loading...").waitFor({ state: "attached" });
        const readNames = async () =>
          (await readAccessibleNodes(page)).filter(({ role }) =>
            /^(main|heading|image|status)$/.test(role),
          );
        const heading = { role: "heading", name: "عادات الفرق الهادئة" };
        const picture = { role: "image", name: expect.stringMatching(/^Slide 1 of 15: /) };
        expect(await readNames()).toEqual([{ role: "main", name: "" }, heading, picture]);
        await page.keyboard.press("Tab");
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
        expect(await findViolations(page)).toEqual([]);
        release();
        await expect.poll(() => isDrawn(page, 1)).toBe(true);
        expect(await page.getByRole("main").count()).toBe(1);
        await page.keyboard.press("Tab");
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("A");
      },
    );
  }

  test("requests no images or videos from other sites, and links to a video", async ({
    page,
    problems,
    serverUrl,
  }) => {
    // The server refuses to fetch from private addresses, such as this test's site.
    problems.expect(/status of 40[04]/);
    const asked: string[] = [];
    const site = createServer(({ url = "" }, response) => {
      asked.push(url);
      response.writeHead(404, { "access-control-allow-origin": "*" }).end();
    });
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void site.close().closeAllConnections());
    const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
    const { draft } = buildForm(fifteenSlides);
    const mediaUrls = {
      0: `http://${host}/movie.mp4`,
      1: `http://${host}/desk.png`,
      2: `//${host}/tea.png`,
    };
    const { path } = await share(serverUrl, { draft: { ...draft, enableMedia: true, mediaUrls } });
    const requests: URL[] = [];
    page.on("request", (request) => requests.push(new URL(request.url())));
    await page.goto(path);
    for (const slide of [1, 2, 3]) await expect.poll(() => isDrawn(page, slide)).toBe(true);
    const link = page.getByRole("link", { name: "Watch on 127.0.0.1" });
    expect(await link.getAttribute("href")).toBe(mediaUrls[0]);
    expect(await link.getAttribute("rel")).toBe("noreferrer");
    expect(await findViolations(page)).toEqual([]);
    const ofMedia = requests.filter(({ pathname }) => pathname.startsWith(`${path}/media/`));
    expect(ofMedia.map(({ pathname }) => pathname.split("/").at(-1)).toSorted()).toEqual([
      "desk.png",
      "tea.png",
    ]);
    const origins = requests.flatMap(({ protocol, origin }) =>
      protocol.startsWith("http") ? origin : [],
    );
    expect(new Set(origins)).toEqual(new Set([new URL(serverUrl).origin]));
    expect(asked).toEqual([]);
    // The content security policy blocks requests that the page's code sends to other sites.
    problems.expect(/security policy|Content Security Policy/i);
    await page.evaluate((url) => fetch(url).catch(() => undefined), mediaUrls[1]);
    expect(asked).toEqual([]);
    // The next page loads as a new document, because it has another content security policy.
    await page.getByRole("link", { name: "Slideloom" }).first().click();
    await page.waitForURL(`${serverUrl}/`);
    await page.evaluate((url) => fetch(url).catch(() => undefined), mediaUrls[1]);
    await expect.poll(() => asked).toEqual(["/desk.png"]);
  });

  test("is swiped by a finger, fits from 320 px on, and has no axe violations", async ({
    browser,
    serverUrl,
  }) => {
    const { path } = await share(serverUrl);
    for (const [colorScheme, width] of [
      ["light", 320],
      ["dark", 1440],
    ] as const) {
      const context = await browser.newContext({
        baseURL: serverUrl,
        viewport: { width, height: 800 },
        hasTouch: true,
        colorScheme,
      });
      const page = await context.newPage();
      await page.goto(path);
      await expect.poll(() => isDrawn(page, 1)).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await findViolations(page)).toEqual([]);
      await swipe(await context.newCDPSession(page), width / 2);
      await expect.poll(() => getPosition(page).innerText()).toBe("2 of 15");
      await context.close();
    }
  });
});
