import type { CarouselListResponse, CarouselResponse } from "@slideloom/core/contract/carousels";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { isWhole } from "../../scripts/test-sample.mjs";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { getStage, getToast, openJsonEditor, openWithPost } from "../editor/editor-page.ts";
import { threeSlides } from "../editor/posts.ts";
import { registerAccount } from "../site/account.ts";
import {
  addCarousel,
  createOwner,
  getSaveButton,
  getSaveStatus,
  listTitles,
  openOtherBrowser,
  type Owner,
  signInAs,
} from "./library-page.ts";

const mine = { ...threeSlides, title: "Mine" };
const theirs = { title: "Theirs", content: [{ header: "Other", description: [] }] };

/** Replaces the post's text in the JSON editor. */
async function writePost(page: Page, post: object): Promise<void> {
  const box = await openJsonEditor(page);
  await box.fill(JSON.stringify(post));
  await page.keyboard.press("Escape");
}

function readCarousel(owner: Owner, id: string): Promise<CarouselResponse> {
  return owner.request("GET", `/api/carousels/${id}`);
}

const readId = (page: Page) => new URL(page.url()).pathname.replace("/create/", "");

async function openCarousel(page: Page, id: string): Promise<void> {
  await page.goto(`/create/${id}`);
  await getStage(page).waitFor();
}

describe("saving a new carousel", () => {
  test("asks for title and status, then continues at the carousel's own URL", async ({
    page,
    serverUrl,
  }) => {
    const owner = await createOwner(serverUrl);
    await signInAs(page, owner);
    await openWithPost(page, threeSlides);
    await getStage(page).waitFor();
    await getSaveButton(page).click();
    const dialog = page.getByRole("dialog", { name: "Save to My Carousels" });
    const title = dialog.getByRole("textbox", { name: "Title" });
    expect(await title.inputValue()).toBe("Fifteen habits of calm teams");
    expect(await findViolations(page)).toEqual([]);
    await title.fill("  ");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Enter a title").waitFor();
    await title.fill("My first");
    await dialog.getByRole("radio", { name: "Published" }).click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.waitForURL("**/create/*");
    await getSaveStatus(page, "Saved").waitFor();
    const saved = await readCarousel(owner, readId(page));
    expect(saved).toMatchObject({ title: "My first", status: "published", slides: 3 });
    expect(await page.evaluate(() => Object.keys(localStorage).join(" "))).not.toMatch(
      /slideloom\.(draft|carousel)/,
    );

    await page.reload();
    await getStage(page).waitFor();
    await page.getByRole("heading", { name: "My first" }).waitFor();
    await page.getByRole("link", { name: "Create", exact: true }).first().click();
    await page.getByRole("heading", { name: "Untitled post" }).waitFor();
  });

  test("saves later changes automatically, and the carousel's title follows the post's", async ({
    page,
    serverUrl,
  }) => {
    const owner = await createOwner(serverUrl);
    const { id } = await addCarousel(owner, threeSlides);
    await signInAs(page, owner);
    await openCarousel(page, id);
    await page.getByRole("radio", { name: "Bold" }).click();
    await expect.poll(async () => (await readCarousel(owner, id)).draft.templateId).toBe("bold");
    await writePost(page, mine);
    await expect.poll(async () => (await readCarousel(owner, id)).title).toBe("Mine");
    await getSaveStatus(page, "Saved").waitFor();
    await page.getByRole("button", { name: "Carousel actions" }).click();
    await page.getByRole("menuitem", { name: "Edit title and status…" }).click();
    await page.getByRole("textbox", { name: "Title" }).fill("A name of its own");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect.poll(() => listTitles(owner)).toEqual(["A name of its own"]);
    await writePost(page, theirs);
    await page.keyboard.press("Control+s");
    await expect.poll(async () => (await readCarousel(owner, id)).slides).toBe(1);
    expect(await listTitles(owner)).toEqual(["A name of its own"]);
  });

  test("lets a click on the title rename the carousel, and Escape keep the old title", async ({
    page,
    serverUrl,
  }) => {
    const owner = await createOwner(serverUrl);
    const { id } = await addCarousel(owner, threeSlides);
    await signInAs(page, owner);
    await openCarousel(page, id);
    const [title = ""] = await listTitles(owner);
    const button = page.getByRole("heading", { level: 2 }).getByRole("button", { name: title });
    const field = page.getByRole("textbox", { name: "Title", exact: true });
    await button.click();
    await field.fill("Dropped");
    await field.press("Escape");
    await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    expect(await field.inputValue()).toBe(title);
    await field.fill("  Renamed   here ");
    expect(await findViolations(page)).toEqual([]);
    await field.press("Enter");
    await expect.poll(() => listTitles(owner)).toEqual(["Renamed here"]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Renamed here" }).click();
    await field.fill("On a phone");
    await field.blur();
    await expect.poll(() => listTitles(owner)).toEqual(["On a phone"]);
  });

  test.runIf(isWhole)(
    "saves edits made right before the page closed, once it is opened again",
    async ({ page, serverUrl, problems }) => {
      problems.expect(/ERR_FAILED/);
      const owner = await createOwner(serverUrl);
      const { id } = await addCarousel(owner, threeSlides);
      await signInAs(page, owner);
      await openCarousel(page, id);
      await page.route("**/api/carousels/*", (route) =>
        route.request().method() === "PUT" ? route.abort() : route.fallback(),
      );
      await page.getByRole("radio", { name: "Elegant" }).click();
      await page.reload();
      await getStage(page).waitFor();
      expect(await page.getByRole("radio", { name: "Elegant" }).isChecked()).toBe(true);
      await page.unroute("**/api/carousels/*");
      await page.keyboard.press("Control+s");
      await getSaveStatus(page, "Saved").waitFor();
      expect((await readCarousel(owner, id)).draft.templateId).toBe("elegant");
    },
  );

  test("asks a visitor to sign in, then returns and saves", async ({ page, serverUrl }) => {
    const account = await registerAccount(serverUrl);
    await openWithPost(page, threeSlides);
    await getStage(page).waitFor();
    await getSaveButton(page).click();
    await page.getByRole("button", { name: "Sign in and save" }).click();
    await page.getByRole("textbox", { name: "Email" }).fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Log in" }).click();
    await page.waitForURL("**/create/*");
    await getSaveStatus(page, "Saved").waitFor();
    await getStage(page).waitFor();
    const { carousels } = (await (
      await fetch(`${serverUrl}/api/carousels`, {
        headers: { authorization: `Bearer ${account.token}` },
      })
    ).json()) as CarouselListResponse;
    expect(carousels).toHaveLength(1);
  });

  test("keeps the work when a session ends, and saves it after the next sign-in", async ({
    page,
    serverUrl,
    problems,
  }) => {
    problems.expect(/status of 401/);
    const account = await registerAccount(serverUrl);
    const owner = await createOwner(serverUrl);
    owner.token = account.token;
    await signInAs(page, owner);
    await openWithPost(page, threeSlides);
    // Comments are asked for once the carousel is saved and their code is loaded.
    const comments = page.waitForResponse(/\/reviews$/);
    await getSaveButton(page).click();
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await getSaveStatus(page, "Saved").waitFor();
    await comments;
    // Waits for pending requests. If one failed after the log-out, the page would reload before the design is changed.
    await page.waitForLoadState("networkidle");
    await fetch(`${serverUrl}/api/auth/logout`, {
      method: "POST",
      headers: { authorization: `Bearer ${account.token}` },
    });
    await page.getByRole("radio", { name: "Bold" }).click();
    await page.getByRole("main").getByRole("link", { name: "sign in" }).click();
    await page.getByRole("textbox", { name: "Email" }).fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Log in" }).click();
    await getStage(page).waitFor();
    await expect.poll(() => page.getByRole("radio", { name: "Bold" }).isChecked()).toBe(true);
    await getSaveStatus(page, "Saved").waitFor();
  });
});

describe("offline", () => {
  test("saving waits, says so, and completes when the connection is back", async ({
    page,
    serverUrl,
    problems,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const owner = await createOwner(serverUrl);
    const { id } = await addCarousel(owner, threeSlides);
    await signInAs(page, owner);
    await openCarousel(page, id);
    await page.context().setOffline(true);
    await page.getByRole("radio", { name: "Bold" }).click();
    await getSaveStatus(page, "Offline").waitFor();
    await page.context().setOffline(false);
    await getSaveStatus(page, "Saved").waitFor();
    expect((await readCarousel(owner, id)).draft.templateId).toBe("bold");
  });
});

describe("a save conflict", () => {
  test("is shown, postponed and resolved by keeping both versions", async ({
    page,
    browser,
    serverUrl,
    problems,
  }) => {
    problems.expect(/status of 409/);
    const owner = await createOwner(serverUrl);
    const { id } = await addCarousel(owner, threeSlides);
    await signInAs(page, owner);
    await openCarousel(page, id);
    const other = await openOtherBrowser(browser, serverUrl, owner);
    await openCarousel(other, id);
    await writePost(other, theirs);
    await expect.poll(() => listTitles(owner)).toEqual(["Theirs"]);
    await other.context().close();

    await writePost(page, mine);
    const dialog = page.getByRole("dialog", { name: "This carousel was changed elsewhere" });
    await dialog.waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(await listTitles(owner)).toEqual(["Theirs"]);
    const sides = dialog.getByRole("region");
    expect(await sides.allInnerTexts()).toEqual([
      expect.stringMatching(/This version[^]*Mine[^]*3 slides/),
      expect.stringMatching(/The other version[^]*Theirs[^]*1 slide [^]*Saved /),
    ]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "resolve" }).click();
    await dialog.getByRole("button", { name: "Keep both" }).click();
    await getSaveStatus(page, "Saved").waitFor();
    await page.getByRole("heading", { level: 2, name: "Mine (copy)", exact: true }).waitFor();
    expect((await listTitles(owner)).sort()).toEqual(["Mine (copy)", "Theirs"]);
    expect(readId(page)).not.toBe(id);
    await page.reload();
    await page.getByRole("heading", { level: 2, name: "Mine (copy)", exact: true }).waitFor();
  });

  test.runIf(isWhole)(
    "doesn't arise between two tabs if only one changes something",
    async ({ page, serverUrl }) => {
      const owner = await createOwner(serverUrl);
      const { id } = await addCarousel(owner, threeSlides);
      await signInAs(page, owner);
      await openCarousel(page, id);
      const other = await page.context().newPage();
      await openCarousel(other, id);
      await writePost(other, theirs);
      await page.getByRole("heading", { level: 2, name: "Theirs" }).waitFor();
      await writePost(page, mine);
      await other.getByRole("heading", { level: 2, name: "Mine" }).waitFor();
      expect(await page.getByRole("dialog").count()).toBe(0);
    },
  );

  test.runIf(isWhole)(
    "doesn't arise if the response to a save was lost",
    async ({ page, serverUrl, problems }) => {
      problems.expect(/ERR_FAILED|status of 409/);
      const owner = await createOwner(serverUrl);
      await signInAs(page, owner);
      await openWithPost(page, threeSlides);
      await getStage(page).waitFor();
      let [isLosing, lost] = [true, 0];
      await page.route("**/api/carousels", async (route) => {
        if (route.request().method() !== "POST" || !isLosing) return route.fallback();
        lost += 1;
        if (lost === 1) await route.fetch();
        return route.abort();
      });
      await getSaveButton(page).click();
      await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
      await getSaveStatus(page, "Offline").waitFor();
      isLosing = false;
      await page.getByRole("radio", { name: "Bold" }).click();
      await expect
        .poll(async () => (await readCarousel(owner, readId(page))).draft.templateId)
        .toBe("bold");
      expect(await listTitles(owner)).toHaveLength(1);
    },
  );
});

describe("the URL of a carousel", () => {
  test.runIf(isWhole)(
    "in the trash offers to restore it",
    async ({ page, serverUrl, problems }) => {
      problems.expect(/status of 410/);
      const owner = await createOwner(serverUrl);
      const { id } = await addCarousel(owner, threeSlides);
      await owner.request("DELETE", `/api/carousels/${id}`);
      await signInAs(page, owner);
      await page.goto(`/create/${id}`);
      await page.getByRole("heading", { name: "This carousel is in the trash" }).waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole("button", { name: "Restore" }).click();
      await getStage(page).waitFor();
    },
  );

  test("of another account shows nothing of it", async ({ page, serverUrl, problems }) => {
    problems.expect(/status of 404/);
    const { id } = await addCarousel(await createOwner(serverUrl), threeSlides);
    await page.goto(`/create/${id}`);
    await page.getByText("Sign in to open this carousel").waitFor();
    await signInAs(page, await createOwner(serverUrl));
    await page.goto(`/create/${id}`);
    await page.getByRole("heading", { name: "Carousel not found" }).waitFor();
  });

  test.runIf(isWhole)(
    "deleted elsewhere during an edit keeps the work",
    async ({ page, serverUrl, problems }) => {
      problems.expect(/status of 410/);
      const owner = await createOwner(serverUrl);
      const { id } = await addCarousel(owner, threeSlides);
      await signInAs(page, owner);
      await openCarousel(page, id);
      await owner.request("DELETE", `/api/carousels/${id}`);
      await page.getByRole("radio", { name: "Bold" }).click();
      await page.getByRole("button", { name: "Save as a new carousel" }).click();
      await getSaveStatus(page, "Saved").waitFor();
      expect(readId(page)).not.toBe(id);
      expect((await readCarousel(owner, readId(page))).draft.templateId).toBe("bold");
    },
  );
});

test.runIf(isWhole)(
  "an uploaded image is saved with the carousel and shown on another device",
  async ({ page, browser, serverUrl }) => {
    const owner = await createOwner(serverUrl);
    await signInAs(page, owner);
    await openWithPost(page, threeSlides);
    await getStage(page).waitFor();
    const png = await page.getByRole("group", { name: /^Slide 1 of/ }).screenshot();
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page
        .getByRole("button", { name: /Upload/ })
        .first()
        .click(),
    ]);
    await chooser.setFiles({ name: "a.png", mimeType: "image/png", buffer: png });
    await getToast(page, "Image added").waitFor();
    await getSaveButton(page).click();
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await getSaveStatus(page, "Saved").waitFor();
    const { draft } = await readCarousel(owner, readId(page));
    expect(draft.mediaUrls[0]).toMatch(/^\/media\/.+\.webp$/);
    const other = await openOtherBrowser(browser, serverUrl, owner);
    const loaded = other.waitForResponse((response) => response.url().includes("/media/"));
    await openCarousel(other, readId(page));
    expect((await loaded).status()).toBe(200);
    await other.context().close();
  },
);
