import type { Locator, Page } from "playwright-core";
import { describe, expect, onTestFinished } from "vitest";
import { sampleCases } from "../../scripts/test-sample.mjs";
import { blockCode } from "../block-code.ts";
import { testInOwnProfile as test } from "../browser.ts";
import { holdCode } from "../hold-code.ts";
import { addCarousel, createOwner, signInAs } from "../library/library-page.ts";
import { dropTextFile, getStage, getToast, openWithPost } from "./editor-page.ts";
import { threeSlides } from "./posts.ts";
import { serveTwoBuilds } from "./two-builds.ts";

/** Console messages of the browser about files that it couldn't get. */
const blocked = /Failed to load resource/;

const getSlide = (page: Page, label: string) => getStage(page).and(page.getByLabel(label));
const getRetry = (place: Page | Locator) => place.getByRole("button", { name: "Try again" });
const getFailure = (page: Page, name: string) =>
  page.getByRole("alert").filter({ hasText: `We couldn't load ${name}` });

/** Duplicates slide 2, and waits until the editor has loaded all that it loads by itself. */
async function edit(page: Page): Promise<void> {
  await getStage(page).waitFor();
  await page.keyboard.press("PageDown");
  await getSlide(page, "Slide 2 of 3").waitFor();
  await page.keyboard.press("Control+d");
  await getSlide(page, "Slide 3 of 4").waitFor();
  await page.waitForLoadState("networkidle");
}

/** Checks that the selected slide is still shown, and that the duplication can be undone. */
async function expectSafe(page: Page): Promise<void> {
  await getSlide(page, "Slide 3 of 4").waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("Control+z");
  await getSlide(page, "Slide 3 of 3").waitFor();
}

interface Part {
  /** The part, as the message names it. */
  name: string;
  open: (page: Page) => Promise<void>;
  /** Visible once the part is loaded. */
  find: (page: Page) => Locator;
  /** Closes the part and returns the control that then has the focus. */
  close?: (page: Page) => Promise<Locator>;
}

const escape = (control: (page: Page) => Locator) => async (page: Page) => {
  await page.keyboard.press("Escape");
  return control(page);
};
const button = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true });

const parts: readonly Part[] = [
  {
    name: "the publish dialog",
    open: (page) => button("Publish")(page).click(),
    find: (page) => page.getByRole("button", { name: "Sign in and save" }),
    close: escape(button("Publish")),
  },
  {
    name: "the commands",
    open: (page) => page.keyboard.press("Control+k"),
    find: (page) => page.getByRole("option", { name: "Load Sample" }),
  },
  {
    name: "the captions",
    open: (page) => page.getByRole("tab", { name: "Captions" }).click(),
    find: (page) => page.getByRole("textbox", { name: /caption/i }).first(),
  },
  {
    name: "the theme menu",
    open: (page) => button("Theme")(page).click(),
    find: (page) => page.getByRole("menuitemradio", { name: "Light" }),
    close: escape(button("Theme")),
  },
  {
    name: "the editor",
    open: (page) => button("Edit JSON")(page).click(),
    find: (page) => page.getByRole("textbox", { name: "Post JSON" }),
    close: escape(button("Edit JSON")),
  },
  {
    name: "the video settings",
    open: async (page) => {
      await button("More downloads")(page).click();
      await page.getByRole("menuitem", { name: /video/ }).click();
    },
    find: (page) => page.getByRole("button", { name: "Download video" }),
  },
];

describe.for(sampleCases(parts, 3))("without its code, $name", (part) => {
  test("reports it in its place, and loads by the keyboard", async ({ page, problems }) => {
    problems.expect(blocked);
    await openWithPost(page, threeSlides);
    await edit(page);
    const unblock = await blockCode(page);
    await part.open(page);
    await getFailure(page, part.name).waitFor();
    await unblock();
    await getRetry(page).focus();
    await page.keyboard.press("Enter");
    await part.find(page).waitFor();
    expect(await getFailure(page, part.name).count()).toBe(0);
    if (part.close) {
      const control = await part.close(page);
      await expect
        .poll(() => control.evaluate((node) => node === document.activeElement))
        .toBe(true);
    } else await page.keyboard.press("Escape");
    await expectSafe(page);
  });
});

/** Files with the parts that load after the first slide is drawn, and a control of each part. */
const laterFiles = [
  { file: "settings-*", name: "the settings", control: "Carousel Post" },
  { file: "controls-*", name: "the content panel", control: "Edit JSON" },
] as const;

test.for(laterFiles)(
  "a panel that isn't loaded says so: $name",
  async ({ file, name, control }, { page, problems }) => {
    problems.expect(blocked);
    const unblock = await blockCode(page, { name: file });
    await openWithPost(page, threeSlides);
    await getStage(page).waitFor();
    const failure = getFailure(page, name);
    await failure.waitFor();
    await page.keyboard.press("PageDown");
    await getSlide(page, "Slide 2 of 3").waitFor();
    await unblock();
    // One attempt loads all parts that failed.
    await getRetry(page).first().click();
    await page.getByText(control, { exact: true }).first().waitFor();
    await expect.poll(() => page.getByRole("alert").count()).toBe(0);
    await getSlide(page, "Slide 2 of 3").waitFor();
  },
);

test("the commands that are asked for without the code of all dialogs open after another attempt", async ({
  page,
  problems,
}) => {
  problems.expect(blocked);
  const unblock = await blockCode(page, { name: "controls-*" });
  await openWithPost(page, threeSlides);
  await getStage(page).waitFor();
  await getFailure(page, "the content panel").waitFor();
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Commands" });
  await dialog.getByRole("alert").waitFor();
  await unblock();
  await getRetry(dialog).click();
  await page.getByRole("option", { name: "Load Sample" }).waitFor();
});

test("the share dialog, for a saved carousel", async ({ page, problems, serverUrl }) => {
  problems.expect(blocked);
  const owner = await createOwner(serverUrl);
  const { id } = await addCarousel(owner, threeSlides);
  await signInAs(page, owner);
  await page.goto(`/create/${id}`);
  await edit(page);
  await page.getByText("Saved", { exact: true }).waitFor();
  const unblock = await blockCode(page);
  await button("Share")(page).click();
  await getFailure(page, "the share dialog").waitFor();
  await unblock();
  await getRetry(page).click();
  await page.getByRole("dialog", { name: "Share" }).getByText("link").first().waitFor();
  await page.keyboard.press("Escape");
  await expectSafe(page);
});

test("a template whose code is missing leaves the last drawing, and is drawn after another attempt", async ({
  page,
  problems,
}) => {
  problems.expect(blocked);
  await openWithPost(page, threeSlides);
  const unblock = await blockCode(page, { name: "skin-*" });
  await getFailure(page, "the drawing code").waitFor();
  await unblock();
  await getRetry(page).click();
  await getStage(page).waitFor();
});

test("a download whose code is missing says why, and works later", async ({ page, problems }) => {
  problems.expect(blocked);
  await openWithPost(page, threeSlides);
  await edit(page);
  const unblock = await blockCode(page);
  const save = async () => {
    await button("More downloads")(page).click();
    await page.getByRole("menuitem", { name: /as a PDF/ }).click();
  };
  await save();
  const toast = getToast(page, "Error");
  await toast.getByText(/^We couldn't load the code for downloads\./).waitFor();
  await unblock();
  await Promise.all([page.waitForEvent("download"), save()]);
});

test("a post without sources is downloaded without the code that checks facts", async ({
  page,
  problems,
}) => {
  problems.expect(blocked);
  await blockCode(page, { name: "fact-*" });
  await openWithPost(page, threeSlides);
  await edit(page);
  await Promise.all([page.waitForEvent("download"), button("Current Slide")(page).click()]);
  const toast = getToast(page, "Success");
  await toast.waitFor();
  expect(await toast.innerText()).not.toContain("check");
});

test("a dropped file is read after another attempt", async ({ page, problems }) => {
  problems.expect(blocked);
  const unblock = await blockCode(page, { name: "controls-*" });
  await openWithPost(page, threeSlides);
  await getStage(page).waitFor();
  await dropTextFile(page, "post.json", JSON.stringify({ ...threeSlides, title: "Dropped" }));
  const toast = getToast(page, "Error");
  await toast.getByText(/^We couldn't load the reader for texts and files\./).waitFor();
  await unblock();
  await toast.getByRole("button", { name: "Try again" }).click();
  await page.getByText("Dropped").first().waitFor();
});

test("offline, a dialog says so and opens by itself once there is a connection", async ({
  page,
  problems,
}) => {
  problems.expect(blocked);
  await openWithPost(page, threeSlides);
  await edit(page);
  await page.context().setOffline(true);
  await button("Publish")(page).click();
  await getFailure(page, "the publish dialog").getByText("Check your connection").waitFor();
  expect(await page.getByRole("button", { name: "Reload" }).count()).toBe(0);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Sign in and save" }).waitFor();
});

test("on a slow network, a dialog and a menu say that they load", async ({ page }) => {
  await openWithPost(page, threeSlides);
  await edit(page);
  const release = await holdCode(page);
  await button("Publish")(page).click();
  const dialog = page.getByRole("dialog", { name: "Publish" });
  await dialog.getByText("Loading...").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await button("Theme")(page).click();
  await page.getByRole("dialog", { name: "the theme menu" }).getByText("Loading...").waitFor();
  release();
  await page.getByRole("menuitemradio", { name: "Light" }).waitFor();
  await page.keyboard.press("Escape");
  await expectSafe(page);
});

test("after an upgrade of the server, a dialog offers to reload, and the work is kept", async ({
  browser,
  problems,
  serverUrl,
}) => {
  problems.expect(blocked);
  const builds = await serveTwoBuilds(serverUrl);
  onTestFinished(builds.close);
  const context = await browser.newContext({ baseURL: builds.url, serviceWorkers: "block" });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await openWithPost(page, threeSlides);
  await edit(page);
  builds.upgrade();
  await button("Publish")(page).click();
  const failure = getFailure(page, "the publish dialog");
  await failure.getByText("Slideloom was updated.").waitFor();
  await getRetry(page).waitFor();
  await page.getByRole("button", { name: "Reload" }).click();
  await page.getByText("of 4", { exact: false }).first().waitFor();
  await button("Publish")(page).click();
  await page.getByRole("button", { name: "Sign in and save" }).waitFor();
});

test("at 320 px, the message of a menu and of a dialog fit in the window", async ({
  page,
  problems,
}) => {
  problems.expect(blocked);
  await page.setViewportSize({ width: 320, height: 640 });
  await openWithPost(page, threeSlides);
  await edit(page);
  await blockCode(page);
  for (const [opener, name] of [
    ["Theme", "the theme menu"],
    ["Menu", "the menu"],
    ["Publish", "the publish dialog"],
  ] as const) {
    await button(opener)(page).click();
    const failure = getFailure(page, name);
    await failure.waitFor();
    const box = await failure.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 320 && box.y >= 0, name).toBe(true);
    await page.keyboard.press("Escape");
    await failure.waitFor({ state: "detached" });
  }
});

test("a page that isn't loaded leaves the header and the way back", async ({ page, problems }) => {
  problems.expect(blocked);
  problems.expect(/^console: (?:ApiError|%o|The above error)/);
  await page.goto("/pricing");
  await page.waitForLoadState("networkidle");
  const unblock = await blockCode(page);
  await page.getByRole("link", { name: "Resources" }).first().click();
  await getFailure(page, "this page").waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: /pric|plan/i }).waitFor();
  await page.goForward();
  await getFailure(page, "this page").waitFor();
  await unblock();
  await getRetry(page).click();
  await page.getByRole("heading", { level: 1, name: "Resources" }).waitFor();
});

test("an app that can't start says so", async ({ page, problems }) => {
  problems.expect(blocked);
  const unblock = await blockCode(page, { name: "react-*" });
  await page.goto("/create");
  const alert = page.getByRole("alert").filter({ hasText: "We couldn't load Slideloom" });
  await alert.waitFor();
  await unblock();
  await alert.getByRole("button", { name: "Reload" }).click();
  await page.getByText("Enter valid JSON to see the preview.").waitFor();
  expect(await alert.count()).toBe(0);
});
