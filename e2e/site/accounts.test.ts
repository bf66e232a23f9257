import type { BrandResponse } from "@slideloom/core/contract/brand";
import type { CarouselListResponse, CarouselResponse } from "@slideloom/core/contract/carousels";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { isWhole } from "../../scripts/test-sample.mjs";
import { test } from "../browser.ts";
import { getStage, getToast, openJsonEditor } from "../editor/editor-page.ts";
import { getAvatar, registerAccount, type TestAccount } from "./account.ts";

type Person = TestAccount & { token: string };

function buildText(title: string): string {
  const content = [{ header: title, description: [{ type: "text", value: `Words of ${title}` }] }];
  return JSON.stringify({ title, content });
}

async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto("/login?next=%2Fcreate");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/create");
  await getAvatar(page).waitFor();
}

async function chooseLogOut(page: Page): Promise<void> {
  await getAvatar(page).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
}

const waitUntilSignedOut = (page: Page) =>
  page.getByRole("link", { name: "Log in", exact: true }).waitFor();

async function logOut(page: Page): Promise<void> {
  await chooseLogOut(page);
  await waitUntilSignedOut(page);
}

async function writePost(page: Page, title: string): Promise<void> {
  const box = await openJsonEditor(page);
  await box.fill(buildText(title));
  await page.keyboard.press("Escape");
  await getStage(page).waitFor();
}

async function nameBrand(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name: "Brand", exact: true }).click();
  await page
    .getByRole("tabpanel", { name: "Brand" })
    .getByRole("textbox", { name: "Name" })
    .fill(name);
}

/** Returns what this browser stores for all accounts: the items of web storage and the names of IndexedDB databases. */
function readKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases]);
  });
}

async function request<Answer>(
  serverUrl: string,
  { token }: Person,
  path: string,
): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}` };
  return (await (await fetch(serverUrl + path, { headers })).json()) as Answer;
}

async function listTitles(serverUrl: string, person: Person): Promise<string[]> {
  const list = await request<CarouselListResponse>(serverUrl, person, "/api/carousels");
  return list.carousels.map(({ title }) => title);
}

/** Ends the page's session on the server, as after 30 days or a password reset. */
async function endSession(page: Page, serverUrl: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  await fetch(`${serverUrl}/api/auth/logout`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  await page.reload();
  await page.getByText("Your session has ended. Your work is saved in this browser.").waitFor();
}

const loseNothing = (page: Page) => page.getByRole("dialog", { name: /^Log out and lose/ });

describe("two accounts in one browser", () => {
  test("log-out saves the draft, and the next account gets none of it", async ({
    page,
    serverUrl,
  }) => {
    const ada = await registerAccount(serverUrl);
    const grace = await registerAccount(serverUrl);
    await logIn(page, ada);
    await writePost(page, "Of Ada");
    await nameBrand(page, "Ada Lindqvist");
    await page.getByText("Saved to your account.").waitFor();
    await logOut(page);
    expect(await listTitles(serverUrl, ada)).toEqual(["Of Ada"]);
    expect(await readKept(page)).not.toMatch(/Ada|@/);
    await page.getByRole("heading", { name: "Untitled post" }).waitFor();

    await logIn(page, grace);
    await page.getByRole("heading", { name: "Untitled post" }).waitFor();
    await page.getByRole("tab", { name: "Brand", exact: true }).click();
    expect(
      await page
        .getByRole("tabpanel", { name: "Brand" })
        .getByRole("textbox", { name: "Name" })
        .inputValue(),
    ).toBe("");
    await page.reload();
    await getAvatar(page).waitFor();
    const { brand } = await request<BrandResponse>(serverUrl, grace, "/api/brand");
    expect(brand).toBeNull();
    expect(await listTitles(serverUrl, grace)).toEqual([]);
  });

  test("a visitor's draft is given once, to the first account that signs in", async ({
    page,
    serverUrl,
  }) => {
    const ada = await registerAccount(serverUrl);
    const grace = await registerAccount(serverUrl);
    await page.goto("/create");
    await writePost(page, "Before");
    await page.getByText("Saved in this browser").waitFor();
    await logIn(page, ada);
    await page.getByRole("heading", { name: "Before" }).waitFor();
    await logOut(page);
    await logIn(page, grace);
    await page.getByRole("heading", { name: "Untitled post" }).waitFor();
    expect(await listTitles(serverUrl, ada)).toEqual(["Before"]);
    expect(await listTitles(serverUrl, grace)).toEqual([]);
  });

  test("an expired session hides the work until the same account signs in", async ({
    page,
    problems,
    serverUrl,
  }) => {
    problems.expect(/status of 401/);
    const ada = await registerAccount(serverUrl);
    const grace = await registerAccount(serverUrl);
    await logIn(page, ada);
    await writePost(page, "Of Ada");
    await page.getByText("Saved in this browser").waitFor();
    await endSession(page, serverUrl);
    await page.getByRole("heading", { name: "Untitled post" }).waitFor();
    await logIn(page, grace);
    await page.getByRole("heading", { name: "Untitled post" }).waitFor();
    await logOut(page);
    expect(await listTitles(serverUrl, grace)).toEqual([]);
    await logIn(page, ada);
    await page.getByRole("heading", { name: "Of Ada" }).waitFor();
  });

  test("log-out names unsaved changes before they are lost", async ({
    page,
    problems,
    serverUrl,
  }) => {
    problems.expect(/ERR_FAILED|status of 5/);
    const ada = await registerAccount(serverUrl);
    await logIn(page, ada);
    await page.route("**/api/carousels**", (route) => route.abort());
    await writePost(page, "Of Ada");
    await chooseLogOut(page);
    const dialog = page.getByRole("dialog", { name: "Log out and lose 1 unsaved change?" });
    await dialog.getByText("Of Ada").waitFor();
    await dialog.getByRole("button", { name: "Stay logged in" }).click();
    await getAvatar(page).waitFor();
    await page.getByRole("heading", { name: "Of Ada" }).waitFor();
    await chooseLogOut(page);
    await dialog.getByRole("button", { name: "Log out anyway" }).click();
    await waitUntilSignedOut(page);
    expect(await readKept(page)).not.toMatch(/Ada|@/);
    expect(await loseNothing(page).count()).toBe(0);
  });
});

describe("the next account doesn't get", () => {
  test.runIf(isWhole)(
    "unsaved changes of a saved carousel, which are kept for their own account",
    async ({ page, problems, serverUrl }) => {
      problems.expect(/ERR_FAILED|status of 40/);
      const ada = await registerAccount(serverUrl);
      const grace = await registerAccount(serverUrl);
      await logIn(page, ada);
      await writePost(page, "Of Ada");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
      await page.waitForURL("**/create/*");
      await page.getByText("Saved", { exact: true }).waitFor();
      const { pathname } = new URL(page.url());
      await page.route("**/api/carousels/*", (route) =>
        route.request().method() === "PUT" ? route.abort() : route.continue(),
      );
      await page.getByRole("radio", { name: "Bold" }).click();
      await page
        .getByText(/^Offline|^Not saved/)
        .first()
        .waitFor();
      await endSession(page, serverUrl);
      await page.getByRole("heading", { name: "Sign in to open this carousel" }).waitFor();
      await page.unroute("**/api/carousels/*");

      await logIn(page, grace);
      await page.goto(pathname);
      await page.getByRole("heading", { name: "Carousel not found" }).waitFor();
      await page.goto("/my-carousels");
      await getAvatar(page).waitFor();
      expect(await page.getByText("Of Ada").count()).toBe(0);
      await logOut(page);

      await logIn(page, ada);
      await page.goto(pathname);
      await getStage(page).waitFor();
      await expect.poll(() => page.getByRole("radio", { name: "Bold" }).isChecked()).toBe(true);
      await page.getByText("Saved", { exact: true }).waitFor();
    },
  );

  test.runIf(isWhole)(
    "a draft's image or the last draft, which go to the account of their draft",
    async ({ page, problems, serverUrl }) => {
      problems.expect(/status of 401/);
      const ada = await registerAccount(serverUrl);
      const grace = await registerAccount(serverUrl);
      await page.goto("/create");
      await writePost(page, "First");
      await page.goto("/create?new");
      await page.getByRole("heading", { name: "Untitled post" }).waitFor();
      await writePost(page, "Second");
      const png = await getStage(page).screenshot();
      const chooserOpens = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: "Upload an image for slide 1" }).click();
      await (await chooserOpens).setFiles({ name: "a.png", mimeType: "image/png", buffer: png });
      await getToast(page, "Image added").waitFor();
      await page.getByText("Saved in this browser").waitFor();

      await logIn(page, ada);
      await page.getByRole("heading", { name: "Second" }).waitFor();
      await endSession(page, serverUrl);
      await logIn(page, grace);
      await page.getByRole("heading", { name: "Untitled post" }).waitFor();
      expect(await page.getByRole("button", { name: "Restore your last draft" }).count()).toBe(0);
      await logOut(page);

      await logIn(page, ada);
      await page.getByRole("heading", { name: "Second" }).waitFor();
      expect(await page.getByText("isn't in this browser").count()).toBe(0);
      await logOut(page);
      expect(await readKept(page)).not.toMatch(/First|Second|@/);
      expect((await listTitles(serverUrl, ada)).toSorted()).toEqual(["First", "Second"]);
      expect(await listTitles(serverUrl, grace)).toEqual([]);
      const { carousels } = await request<CarouselListResponse>(serverUrl, ada, "/api/carousels");
      const second = carousels.find(({ title }) => title === "Second");
      const { draft } = await request<CarouselResponse>(
        serverUrl,
        ada,
        `/api/carousels/${second?.id}`,
      );
      expect(draft.mediaUrls[0]).toMatch(/^\/?(http|media|api)/);
    },
  );
});

describe("two tabs", () => {
  test("at log-out in one tab, the other tab signs out at once and writes nothing back", async ({
    page,
    serverUrl,
  }) => {
    const ada = await registerAccount(serverUrl);
    await logIn(page, ada);
    const other = await page.context().newPage();
    await other.goto("/create");
    await writePost(other, "Of Ada");
    await page.bringToFront();
    await logOut(page);
    await waitUntilSignedOut(other);
    await other.getByRole("heading", { name: "Untitled post" }).waitFor();
    expect(await readKept(other)).not.toMatch(/Ada|@/);
    expect(await listTitles(serverUrl, ada)).toEqual(["Of Ada"]);
  });

  test.runIf(isWhole)(
    "an editor never sends one account's work with another account's session",
    async ({ page, serverUrl }) => {
      const ada = await registerAccount(serverUrl);
      const grace = await registerAccount(serverUrl);
      await logIn(page, ada);
      await writePost(page, "Of Ada");
      await page.getByText("Saved in this browser").waitFor();
      const other = await page.context().newPage();
      await other.goto("/healthz");
      // Writes the token in another tab, as a sign-in there does: browsers send storage events only to the other tabs.
      await other.evaluate((token) => localStorage.setItem("auth_token", token), grace.token);
      await other.close();
      await getAvatar(page).waitFor();
      await page.getByRole("heading", { name: "Untitled post" }).waitFor();
      expect(await listTitles(serverUrl, grace)).toEqual([]);
      const { brand } = await request<BrandResponse>(serverUrl, grace, "/api/brand");
      expect(brand).toBeNull();
      await logOut(page);
      await logIn(page, ada);
      await page.getByRole("heading", { name: "Of Ada" }).waitFor();
      expect(await getToast(page, "Your account has a different brand").count()).toBe(0);
    },
  );
});
