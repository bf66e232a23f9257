import { describe, expect } from "vitest";
import { isWhole, sampleCases } from "../../scripts/test-sample.mjs";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { getAvatar, readToken, signIn } from "./account.ts";

const signedOutNames = ["Create", "API", "Pricing", "Resources"];
const signedInNames = ["Create", "My Carousels", "Calendar", "API", "Pricing", "Resources"];

describe("the header", () => {
  test("shows a visitor the links, Log in and Sign up, and marks the current page", async ({
    page,
  }) => {
    await page.goto("/pricing");
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    await links.first().waitFor();
    expect(await links.allInnerTexts()).toEqual(signedOutNames);
    expect(await page.locator("header [aria-current=page]").allInnerTexts()).toEqual(["Pricing"]);
    await page.getByRole("link", { name: "Sign up" }).waitFor();
    await page.getByRole("link", { name: "Log in" }).click();
    await page.waitForURL("**/login?next=%2Fpricing");
    await page.getByRole("heading", { name: "Log in" }).waitFor();
    expect(await page.getByRole("navigation", { name: "Main" }).count()).toBe(0);
  });

  test.runIf(isWhole)("marks Create at both URLs of the editor", async ({ page }) => {
    for (const path of ["/create", "/template-settings"]) {
      await page.goto(path);
      await page.locator("header").getByText("Create", { exact: true }).waitFor();
      expect(await page.locator("header [aria-current=page]").innerText()).toBe("Create");
    }
  });

  test("shows a signed-in person credits, initials and the menu's links", async ({
    page,
    serverUrl,
  }) => {
    const { username, email } = await signIn(page, serverUrl, {
      firstName: "Ada",
      lastName: "Lovelace",
    });
    await page.goto("/pricing");
    await page.getByText("Credits: 10", { exact: true }).waitFor();
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    expect(await links.allInnerTexts()).toEqual(signedInNames);
    expect(await getAvatar(page).innerText()).toBe("AL");
    await getAvatar(page).click();
    const items = page.getByRole("menuitem");
    await items.first().waitFor();
    expect(await items.allInnerTexts()).toEqual([
      `${username}\n${email}`,
      "Create Content",
      "My Carousels",
      "Calendar",
      "Approvals",
      "Connections",
      "API Access",
      "Pricing Plans",
      "Resources",
      "Account",
      "Log out",
    ]);
    await items.first().click();
    await page.waitForURL("**/account");
  });

  test.runIf(isWhole)(
    "shows the username's first letter if there are no names",
    async ({ page, serverUrl }) => {
      await signIn(page, serverUrl);
      await page.goto("/pricing");
      await expect.poll(() => getAvatar(page).innerText()).toBe("A");
    },
  );

  test("shows that log-out is running, and deletes the session", async ({ page, serverUrl }) => {
    await signIn(page, serverUrl);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/api/auth/logout", async (route) => {
      await answered;
      await route.continue();
    });
    // A pending request for the list would be rejected once the session ends.
    await page.goto("/my-carousels", { waitUntil: "networkidle" });
    await getAvatar(page).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await page.getByRole("menuitem", { name: "Logging out..." }).waitFor();
    answer();
    await page.getByRole("link", { name: "Log in" }).waitFor();
    expect(await readToken(page)).toBeNull();
    expect(
      await page.getByRole("navigation", { name: "Main" }).getByRole("link").allInnerTexts(),
    ).toEqual(signedOutNames);
  });

  test.runIf(isWhole)(
    "shows the visitor's links if the server doesn't know the session",
    async ({ page, problems }) => {
      problems.expect(/status of 401/);
      await page.addInitScript(() => localStorage.setItem("auth_token", "expired"));
      await page.goto("/pricing");
      await page.getByRole("link", { name: "Log in" }).waitFor();
    },
  );

  test.for(sampleCases([320, 390], 2))(
    "at %i px has its links in a menu",
    async (width, { page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/pricing");
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      const links = page.getByRole("dialog").getByRole("link");
      await links.first().waitFor();
      expect(await links.allInnerTexts()).toEqual(signedOutNames);
      await links.getByText("API").click();
      await page.waitForURL("**/api-docs");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );

  test("offers at the first Tab to skip to the content", async ({ page }) => {
    await page.goto("/pricing");
    await page.getByRole("heading", { name: "Pricing" }).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  });

  test("says if a session ends during work, and returns after the sign-in", async ({
    page,
    problems,
    serverUrl,
  }) => {
    problems.expect(/status of 401/);
    await signIn(page, serverUrl);
    await page.goto("/api-docs");
    await getAvatar(page).waitFor();
    const token = await readToken(page);
    await fetch(`${serverUrl}/api/auth/logout`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
    });
    await page.getByRole("button", { name: "Generate New Key" }).click();
    await page.getByText("Your session has ended. Your work is saved in this browser.").waitFor();
    await page.getByRole("link", { name: "Sign in again" }).click();
    await page.waitForURL("**/login?next=%2Fapi-docs");
    expect(await readToken(page)).toBeNull();
  });

  test("signs out in all tabs if one signs out", async ({ page, serverUrl }) => {
    await signIn(page, serverUrl);
    await page.goto("/pricing");
    await getAvatar(page).waitFor();
    const other = await page.context().newPage();
    // A pending request for the list would be rejected once the session ends.
    await other.goto("/my-carousels", { waitUntil: "networkidle" });
    await getAvatar(other).click();
    await other.getByRole("menuitem", { name: "Log out" }).click();
    await page.getByRole("link", { name: "Log in" }).waitFor();
  });

  test.runIf(isWhole)(
    "says if the server can't be reached, and tries again",
    async ({ page, problems, serverUrl }) => {
      problems.expect(/ERR_FAILED/);
      await signIn(page, serverUrl);
      await page.route("**/api/auth/me", (route) => route.abort());
      await page.goto("/account");
      await page
        .getByText("We couldn't reach the server. Check your connection, then try again.")
        .waitFor();
      await page.unroute("**/api/auth/me");
      await page.getByRole("button", { name: "Try again" }).click();
      await getAvatar(page).waitFor();
    },
  );

  test("has no axe violations in its menus, which close with Escape", async ({
    page,
    serverUrl,
  }) => {
    await signIn(page, serverUrl);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/pricing");
    // The header appears before the page's content.
    await page.getByRole("heading", { level: 1 }).waitFor();
    await getAvatar(page).click();
    await page.getByRole("menu").waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("dialog").waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });
});
