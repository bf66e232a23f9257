import { describe, expect } from "vitest";
import type { Page } from "playwright-core";
import { isWhole, sampleCases } from "../../scripts/test-sample.mjs";
import { test } from "../browser.ts";
import { getStage, getToast, openJsonEditor } from "../editor/editor-page.ts";
import {
  createTestAccount,
  getAvatar,
  readToken,
  registerAccount,
  signIn,
  type TestAccount,
} from "./account.ts";

async function fillLogin(page: Page, { email, password }: Pick<TestAccount, "email" | "password">) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

async function fillSignup(page: Page, account: TestAccount) {
  await page.getByLabel("Username").fill(account.username);
  await fillLogin(page, account);
}

describe("the login page", () => {
  test("names the errors in the fields, and sends nothing", async ({ page }) => {
    const calls: string[] = [];
    page.on("request", (request) => calls.push(request.url()));
    await page.goto("/login");
    await fillLogin(page, { email: "ana", password: "12345" });
    await page.getByRole("button", { name: "Log in" }).click();
    await page.getByText("Please enter a valid email address").waitFor();
    await page.getByText("Password must be at least 6 characters").waitFor();
    expect(await page.getByLabel("Email").getAttribute("aria-invalid")).toBe("true");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("email");
    await page.getByLabel("Email").fill("ana@example.com");
    await page.getByText("Please enter a valid email address").waitFor({ state: "detached" });
    expect(calls.filter((url) => url.includes("/api/auth/login"))).toEqual([]);
  });

  test("signs in at Enter, stores the token and goes to /", async ({ page, serverUrl }) => {
    const account = await registerAccount(serverUrl);
    await page.goto("/login");
    await fillLogin(page, account);
    await page.keyboard.press("Enter");
    await getAvatar(page).waitFor();
    await page.getByText("You've been logged in successfully").first().waitFor();
    expect(new URL(page.url()).pathname).not.toBe("/login");
    expect(await readToken(page)).toMatch(/\S{20}/);
  });

  test("keeps the typed values after a failure", async ({ page, problems, serverUrl }) => {
    problems.expect(/status of 401/);
    const { email } = await registerAccount(serverUrl);
    await page.goto("/login");
    await fillLogin(page, { email, password: "not this" });
    await page.getByRole("button", { name: "Log in" }).click();
    const toast = getToast(page, "Login failed");
    await toast.getByText("Invalid email or password").waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe(email);
    expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("not this");
    expect(await page.getByRole("button", { name: "Log in" }).isEnabled()).toBe(true);
  });

  test("says why it failed", async ({ page, problems }) => {
    problems.expect(/status of 5/);
    await page.goto("/login");
    await fillLogin(page, createTestAccount());
    for (const [status, body, reason] of [
      [500, '{"message":"The database is away"}', "The database is away"],
      [503, "<h1>no JSON</h1>", "Service Unavailable"],
      [500, '{"message":""}', "Unknown error"],
    ] as const) {
      await page.route("**/api/auth/login", (route) => route.fulfill({ status, body }));
      await page.getByLabel("Email").press("Enter");
      await getToast(page, "Login failed").getByText(reason, { exact: true }).waitFor();
      await page.unroute("**/api/auth/login");
    }
  });

  test("says why a login takes long", async ({ page, serverUrl }) => {
    const account = await registerAccount(serverUrl);
    let goOn = () => {};
    const isToGoOn = new Promise<void>((resolve) => (goOn = resolve));
    await page.route("**/api/auth/login", async (route) => {
      await isToGoOn;
      await route.continue();
    });
    await page.goto("/login");
    await fillLogin(page, account);
    await page.keyboard.press("Enter");
    await page.getByText(/After several wrong passwords .* this takes up to 30 seconds/).waitFor();
    goOn();
    await getAvatar(page).waitFor();
  });

  test.runIf(isWhole)(
    "asks to check the credentials if the response has no message",
    async ({ page }) => {
      await page.route("**/api/auth/login", (route) => route.fulfill({ json: {} }));
      await page.goto("/login");
      await fillLogin(page, createTestAccount());
      await page.evaluate(() => (Response.prototype.json = () => Promise.reject(new Error())));
      await page.keyboard.press("Enter");
      const advice = "Please check your credentials and try again";
      await getToast(page, "Login failed").getByText(advice).waitFor();
    },
  );

  test("returns to the page that asked for it, with everything kept", async ({
    page,
    serverUrl,
  }) => {
    const account = await registerAccount(serverUrl);
    await page.goto("/create");
    await page.getByRole("button", { name: "Load Sample" }).click();
    await getStage(page).waitFor();
    await page.getByRole("link", { name: "Log in" }).click();
    await fillLogin(page, account);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/create");
    await getStage(page).waitFor();
    const box = await openJsonEditor(page);
    expect(await box.innerText()).toContain("title");
  });

  test.for(sampleCases(["//evil.example/", "https://evil.example/", "/\\evil.example"], 2))(
    "never redirects to another site (%s)",
    async (next, { page, serverUrl }) => {
      const account = await registerAccount(serverUrl);
      await page.goto(`/login?${new URLSearchParams({ next })}`);
      await fillLogin(page, account);
      await page.keyboard.press("Enter");
      await getAvatar(page).waitFor();
      expect(new URL(page.url()).origin).toBe(serverUrl.replace("127.0.0.1", "localhost"));
    },
  );

  test.runIf(isWhole)("redirects at once if already signed in", async ({ page, serverUrl }) => {
    await signIn(page, serverUrl);
    await page.goto("/login?next=/pricing");
    await page.waitForURL("**/pricing");
    await page.goto("/signup?next=/pricing");
    await page.waitForURL("**/pricing");
  });

  test.runIf(isWhole)("shows and hides the password", async ({ page }) => {
    await page.goto("/login");
    const password = page.getByLabel("Password", { exact: true });
    expect(await password.getAttribute("type")).toBe("password");
    await page.getByRole("button", { name: "Show password" }).click();
    expect(await password.getAttribute("type")).toBe("text");
    await page.getByRole("button", { name: "Hide password" }).click();
    expect(await password.getAttribute("type")).toBe("password");
    expect(await password.getAttribute("autocomplete")).toBe("current-password");
  });
});

describe("the sign-up page", () => {
  test("names the errors in the fields; first and last name are optional", async ({ page }) => {
    await page.goto("/signup");
    await fillSignup(page, { username: "an", email: "ana@", password: "12345" });
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByText("Username must be at least 3 characters").waitFor();
    await page.getByText("Please enter a valid email address").waitFor();
    await page.getByText("Password must be at least 6 characters").waitFor();
    expect(await page.getByLabel(/First name/).getAttribute("aria-invalid")).toBe("false");
  });

  test("creates an account and signs in", async ({ page }) => {
    await page.goto("/signup");
    const account = createTestAccount();
    await fillSignup(page, account);
    await page.getByLabel(/First name/).fill("Ana");
    await page.getByLabel(/Last name/).fill("Costa");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect.poll(() => getAvatar(page).innerText()).toBe("AC");
    await page.getByText("Your account has been created successfully").first().waitFor();
    await page.getByText("Credits: 10", { exact: true }).waitFor();
  });

  test("names the field whose value is taken", async ({ page, problems, serverUrl }) => {
    problems.expect(/status of 409/);
    const taken = await registerAccount(serverUrl);
    await page.goto("/signup");
    await fillSignup(page, { ...createTestAccount(), email: taken.email });
    await page.keyboard.press("Enter");
    const emailMessage = "This email is already registered. Try signing in instead.";
    await getToast(page, "Registration failed").getByText(emailMessage).waitFor();
    await page.getByRole("form").getByText(emailMessage).waitFor();
    await page.getByLabel("Email").fill(createTestAccount().email);
    await page.getByLabel("Username").fill(taken.username);
    await page.keyboard.press("Enter");
    const nameMessage = "This username is already taken. Please choose another.";
    await getToast(page, "Registration failed").getByText(nameMessage).waitFor();
    await page.getByRole("form").getByText(nameMessage).waitFor();
  });

  test.runIf(isWhole)(
    "asks to try again after any other failure, and the form says why",
    async ({ page, problems }) => {
      problems.expect(/status of 403/);
      const reason = "Sign-up is closed on this server.";
      await page.route("**/api/auth/register", (route) =>
        route.fulfill({ status: 403, json: { message: reason } }),
      );
      await page.goto("/signup");
      await fillSignup(page, createTestAccount());
      await page.keyboard.press("Enter");
      await getToast(page, "Registration failed")
        .getByText("There was an error creating your account. Please try again.")
        .waitFor();
      await page.getByRole("form").getByText(reason).waitFor();
    },
  );

  test("shows the chosen plan and remembers it", async ({ page }) => {
    await page.goto("/signup?plan=starter");
    await page.getByText("Starter plan", { exact: true }).waitFor();
    await page.getByText("100 credits a month · $49 a month").waitFor();
    await page.getByRole("link", { name: "Sign in" }).click();
    await page.waitForURL("**/login?plan=starter");
    await page.goto("/signup");
    await page.getByText("Starter plan", { exact: true }).waitFor();
    await page.goto("/signup?plan=pro");
    await page.getByText("Pro plan", { exact: true }).waitFor();
    await page.goto("/signup?plan=nonsense");
    await page.getByText("Pro plan", { exact: true }).waitFor();
  });

  test.runIf(isWhole)("links to sign-in, the Terms and Privacy", async ({ page }) => {
    await page.goto("/signup");
    for (const [name, path] of [
      ["Sign in", "/login"],
      ["Terms", "/terms"],
      ["Privacy", "/privacy"],
    ] as const) {
      const link = page.getByRole("main").getByRole("link", { name });
      expect(await link.getAttribute("href")).toBe(path);
    }
  });
});

describe("a forgotten password", () => {
  test("a link is requested, and sets a new password", async ({ page, problems, serverUrl }) => {
    problems.expect(/status of 400/);
    const { email } = await registerAccount(serverUrl);
    await page.goto("/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.waitForURL("**/forgot-password");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send link" }).click();
    await page.getByText("a reset link is on its way").waitFor();
    await page.goto("/reset-password#token=made-up");
    await page.getByRole("textbox", { name: "New password" }).fill("secret34");
    await page.keyboard.press("Enter");
    await page.getByText("This link has expired or was already used.").waitFor();
    await page.getByRole("link", { name: "Request a new link" }).click();
    await page.waitForURL("**/forgot-password");
  });

  test("the email address is kept from form to form, including typing while the next one loads", async ({
    page,
  }) => {
    await page.goto("/login");
    await page.getByLabel("Email").fill("ana@");
    await page.getByRole("link", { name: "Forgot your password?" }).evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
      // The URL is the new one, while the page still shows the old form.
      const field = document.querySelector<HTMLInputElement>("form [name=email]");
      if (location.pathname !== "/forgot-password" || !field) throw new Error("It is too late.");
      field.select();
      document.execCommand("insertText", false, "ana@example.com");
    });
    await page.getByRole("heading", { name: "Forgot your password?" }).waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe("ana@example.com");
    await page.getByRole("button", { name: "Send link" }).click();
    await page.getByText("a reset link is on its way").waitFor();
    await page.getByRole("link", { name: "Back to log in" }).click();
    await page.getByLabel("Password", { exact: true }).waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe("ana@example.com");
    await page.getByRole("link", { name: "Sign up" }).click();
    await page.getByLabel("Username").waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe("ana@example.com");
  });

  test.runIf(isWhole)("typing while the next form loads continues in it", async ({ page }) => {
    await page.goto("/login");
    await page.getByLabel("Email").fill("ana@");
    await page.getByRole("link", { name: "Forgot your password?" }).evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
      const field = document.querySelector<HTMLInputElement>("form [name=email]");
      if (location.pathname !== "/forgot-password" || !field) throw new Error("It is too late.");
      field.focus();
    });
    await page.getByRole("button", { name: "Send link" }).waitFor();
    await page.keyboard.insertText("example.com");
    expect(await page.getByLabel("Email").inputValue()).toBe("ana@example.com");
  });

  test.runIf(isWhole)(
    "the email address is forgotten when its session ends",
    async ({ page, serverUrl }) => {
      const account = await registerAccount(serverUrl);
      await page.goto("/login?next=/pricing");
      await fillLogin(page, account);
      await page.keyboard.press("Enter");
      await getAvatar(page).click();
      await page.getByRole("menuitem", { name: "Log out" }).click();
      await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
      await page.getByLabel("Password", { exact: true }).waitFor();
      expect(await page.getByLabel("Email").inputValue()).toBe("");
    },
  );

  test("a reset page without a token offers to request a link", async ({ page }) => {
    await page.goto("/reset-password");
    await page.getByRole("link", { name: "Request a new link" }).click();
    await page.waitForURL("**/forgot-password");
  });
});
