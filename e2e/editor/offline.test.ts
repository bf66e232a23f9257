import type { BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";
import { unzipSync } from "fflate";
import { describe, expect, onTestFinished } from "vitest";
import { getSaveButton, getSaveStatus, signInAs, createOwner } from "../library/library-page.ts";
import { test as base } from "../browser.ts";
import { getAvatar } from "../site/account.ts";
import { getStage, openWithPost, readDownload } from "./editor-page.ts";
import { threeSlides } from "./posts.ts";
import { serveTwoBuilds } from "./two-builds.ts";

const test = base.extend<{ open: (options?: BrowserContextOptions) => Promise<BrowserContext> }>({
  open: async ({ browser, serverUrl }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: serverUrl, ...options });
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});

/** Resolves once the service worker controls the page. By then, the worker has cached the editor's files. */
async function awaitKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve),
    );
  });
}

/** Returns the paths of all files in all caches, by cache. */
function readCaches(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found[name] = requests.map(({ url }) => url.replace(location.origin, ""));
    }
    return found;
  });
}

async function openKept(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await openWithPost(page, threeSlides);
  await getStage(page).waitFor();
  await awaitKept(page);
  return page;
}

async function openOffline(context: BrowserContext): Promise<Page> {
  const page = await openKept(context);
  await context.setOffline(true);
  return page;
}

async function download(page: Page, act: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent("download"), act()]);
  return { name: file.suggestedFilename(), bytes: await readDownload(file) };
}

async function openDownloads(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "More downloads" }).click();
  const items = page.getByRole("menuitem");
  await items.first().waitFor();
  return items;
}

/** Expected first bytes of a file, by the extension of its name. */
const starts: Readonly<Record<string, RegExp>> = {
  png: /^\x89PNG/,
  jpg: /^\xff\xd8\xff/,
  webp: /^RIFF....WEBP/s,
  pdf: /^%PDF-/,
  pptx: /^PK/,
  zip: /^PK/,
  md: /^# /,
  webm: /^.E\xdf\xa3/s,
};

function expectFile({ name, bytes }: { name: string; bytes: Buffer }): void {
  const end = name.split(".").at(-1) ?? "";
  expect(bytes.toString("latin1", 0, 16), name).toMatch(starts[end] ?? /^$/);
  if (end === "zip") expect(Object.keys(unzipSync(bytes)).length, name).toBeGreaterThan(1);
}

describe("offline", () => {
  test("the header's downloads save their files, also after a reload with the draft", async ({
    open,
  }) => {
    const page = await openOffline(await open());
    const downloadBy = (name: string) =>
      download(page, () => page.getByRole("button", { name }).click());
    expectFile(await downloadBy("Current Slide"));
    expectFile(await downloadBy("Download All Slides"));

    await page.reload();
    await getStage(page).waitFor();
    await page.getByRole("heading", { name: "Fifteen habits of calm teams" }).first().waitFor();
    expectFile(await downloadBy("Current Slide"));
  });

  test("each download of the menu but the video saves its file", async ({ open }) => {
    const page = await openOffline(await open());
    const items = await openDownloads(page);
    expect(await items.count()).toBe(11);
    const texts = await items.allInnerTexts();
    await page.keyboard.press("Escape");
    const ends = new Set<string | undefined>();
    for (const [at, text] of texts.entries()) {
      if (/video/.test(text)) continue;
      const item = (await openDownloads(page)).nth(at);
      const file = await download(page, () => item.click());
      expectFile(file);
      ends.add(file.name.split(".").at(-1));
    }
    expect([...ends].sort()).toEqual(["jpg", "md", "pdf", "pptx", "webp", "zip"]);
  });

  test("the video saves its file", async ({ open }) => {
    const page = await openOffline(await open());
    await (await openDownloads(page)).filter({ hasText: /video/ }).click();
    // Headless Chromium can't encode H.264.
    await page.getByRole("radio", { name: "WebM" }).click();
    const file = await download(page, () =>
      page.getByRole("button", { name: "Download video" }).click(),
    );
    expectFile(file);
    expect(file.name).toMatch(/\.webm$/);
  });
});

const nextFolder = "/assets/app/next/";
const listScripts = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll("script")].map(({ src }) => src));

describe("an upgrade", () => {
  test("keeps the files of an open tab; a reload loads the new build, whose service worker deletes the old files", async ({
    open,
    serverUrl,
  }) => {
    const builds = await serveTwoBuilds(serverUrl);
    onTestFinished(builds.close);
    const context = await open({ baseURL: builds.url });
    const old = await openKept(context);
    const before = Object.keys(await readCaches(old)).filter((name) => !name.endsWith("-fonts"));
    expect(before).toHaveLength(1);

    builds.upgrade();
    const page = await context.newPage();
    await page.goto("/create");
    await getStage(page).waitFor();
    expect((await listScripts(page)).some((src) => src.includes(nextFolder))).toBe(true);
    const isWaiting = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return Boolean(registration?.waiting);
      });
    await expect.poll(isWaiting).toBe(true);
    // Downloads a file with code that this tab hasn't loaded yet. The server no longer has this code.
    await old.getByRole("button", { name: "More downloads" }).click();
    const words = old.getByRole("menuitem", { name: "The text as Markdown" });
    expectFile(await download(old, () => words.click()));
    await old.reload();
    await getStage(old).waitFor();
    expect((await listScripts(old)).some((src) => src.includes(nextFolder))).toBe(true);
    await context.setOffline(true);
    await old.reload();
    await getStage(old).waitFor();
    expect((await listScripts(old)).some((src) => src.includes(nextFolder))).toBe(true);
    await context.setOffline(false);

    // The new worker takes over when no tab uses the old one.
    await old.goto("about:blank");
    await page.goto("about:blank");
    const again = await context.newPage();
    await again.goto("/create");
    await getStage(again).waitFor();
    const listBuilds = async () =>
      Object.keys(await readCaches(again)).filter((name) => !name.endsWith("-fonts"));
    await expect.poll(listBuilds).toEqual([expect.stringContaining("slideloom-next-")]);
    const files = Object.values(await readCaches(again)).flat();
    const code = files.filter((path) => path.startsWith("/assets/app/"));
    expect(code.length).toBeGreaterThan(20);
    expect(code.filter((path) => !path.startsWith(nextFolder))).toEqual([]);
  });

  test("that is incomplete isn't cached: a page of another build rejects the service worker", async ({
    open,
    serverUrl,
  }) => {
    const builds = await serveTwoBuilds(serverUrl);
    onTestFinished(builds.close);
    builds.upgrade(true);
    const context = await open({ baseURL: builds.url });
    const page = await context.newPage();
    await openWithPost(page, threeSlides);
    await getStage(page).waitFor();
    const state = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.register("/service-worker.js");
      const worker = registration.installing;
      if (!worker) return "none";
      await new Promise<void>((resolve) =>
        worker.addEventListener("statechange", () => {
          if (worker.state !== "installing") resolve();
        }),
      );
      return worker.state;
    });
    expect(state).toBe("redundant");
    expect(await readCaches(page)).toEqual({});
  });
});

test("after sign-in, saving, a share page and log-out the cache contains only files of the build", async ({
  open,
  serverUrl,
}) => {
  const owner = await createOwner(serverUrl);
  const context = await open();
  const page = await context.newPage();
  await signInAs(page, owner);
  await openWithPost(page, threeSlides);
  await getStage(page).waitFor();
  await awaitKept(page);
  await getSaveButton(page).click();
  const dialog = page.getByRole("dialog", { name: "Save to My Carousels" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.waitForURL("**/create/*");
  await getSaveStatus(page, "Saved").waitFor();
  const id = new URL(page.url()).pathname.replace("/create/", "");
  await page.reload();
  await getStage(page).waitFor();
  const share = await owner.request<{ url: string }>("POST", `/api/carousels/${id}/share`);
  await page.goto(share.url);
  await page.getByText("Fifteen habits").first().waitFor();
  await page.goto("/my-carousels", { waitUntil: "networkidle" });
  const check = async () => {
    const paths = Object.values(await readCaches(page)).flat();
    expect(paths).toContain("/create");
    const allowed = /^\/(create|favicon\.svg|first-frame\.js|assets\/(app|fonts|emoji)\/[\w.@-]+)$/;
    expect(paths.filter((path) => !allowed.test(path))).toEqual([]);
    const body = await page.evaluate(async () => (await caches.match("/create"))?.text() ?? "");
    expect(body).toContain("<title>");
    expect(body).not.toContain("Fifteen habits");
    expect(body).not.toContain(owner.token);
  };
  await check();
  await getAvatar(page).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.getByRole("link", { name: "Log in" }).waitFor();
  await check();
});

test("over plain http:// there is no service worker, and the editor works", async ({
  open,
  serverUrl,
}) => {
  const builds = await serveTwoBuilds(serverUrl);
  onTestFinished(builds.close);
  const context = await open({
    baseURL: "http://slides.example",
    proxy: { server: builds.url },
  });
  const page = await context.newPage();
  await openWithPost(page, threeSlides);
  await getStage(page).waitFor();
  expect(await page.evaluate(() => "serviceWorker" in navigator)).toBe(false);
});

test("pages other than the editor register no service worker", async ({ open }) => {
  const page = await (await open()).newPage();
  for (const path of ["/", "/pricing"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    const found = await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistrations()).length,
    );
    expect(found).toBe(0);
  }
});
