import { expect, test } from "vitest";
import {
  buildRegistration,
  createTestApp,
  registerSomebody,
  type TestApp,
} from "../app/app.fixture.ts";
import { sendMails } from "./send-mails.fixture.ts";
import { describeOnBothEngines, describeOnEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { startSmtpServer } from "../mail/smtp-server.fixture.ts";

const webhook = { url: "http://93.184.215.14/hook", events: ["credits.low"] };
const apiKey = { name: "Zapier", scopes: ["read", "render"] };
const newPassword = "new password";
const linkPattern = /\S+\/reset-password#token=([\w-]+)/g;

/** Creates an account with everything that works without a password: sessions, API keys and webhooks. */
async function setUpAccess(testApp: TestApp) {
  const { send } = testApp;
  const { form, token, user } = await registerSomebody(testApp);
  const post = async <Result>(url: string, body: object) =>
    (await send("POST", url, { token, body })).json<Result>();
  const { apiToken } = await post<{ apiToken: string }>("/api/auth/api-token", {});
  const { key } = await post<{ key: string }>("/api/keys", apiKey);
  const { id } = await post<{ id: string }>("/api/webhooks", webhook);
  await send("POST", `/api/webhooks/${id}/test`, { token });
  const other = await send("POST", "/api/auth/login", { body: form });
  const { queries } = testApp.context.database;
  const readAccess = async () => ({
    session: (await send("GET", "/api/auth/me", { token })).statusCode,
    otherSession: (
      await send("GET", "/api/auth/me", { token: other.json<{ token: string }>().token })
    ).statusCode,
    key: (await send("GET", "/api/v1/credits", { token: apiToken })).statusCode,
    apiKey: (await send("GET", "/api/v1/credits", { token: key })).statusCode,
    webhooks: (
      await queries.selectFrom("webhooks").select("id").where("accountId", "=", user.id).execute()
    ).length,
    deliveries: (
      await queries
        .selectFrom("webhookDeliveries")
        .select("id")
        .where("webhookId", "=", id)
        .execute()
    ).length,
  });
  const change = (form_: object) =>
    send("POST", "/api/auth/change-password", {
      token,
      body: { currentPassword: form.password, newPassword, ...form_ },
    });
  return { form, token, user, apiToken, key, readAccess, change };
}

async function readResetToken({ send, context, log }: TestApp, email: string): Promise<string> {
  await send("POST", "/api/auth/forgot-password", { body: { email } });
  await sendMails({ context });
  return [...log.text.matchAll(linkPattern)].at(-1)?.[1] ?? "none";
}

const reset = ({ send }: TestApp, token: string) =>
  send("POST", "/api/auth/reset-password", { body: { token, password: newPassword } });

describeOnBothEngines("sessions, keys and webhooks of an account", (shared) => {
  test("are deleted by a password reset, other accounts' are not", async () => {
    const testApp = await createTestApp(shared.settings);
    const mine = await setUpAccess(testApp);
    const others = await setUpAccess(testApp);
    const before = await mine.readAccess();
    expect(before).toEqual({
      session: 200,
      otherSession: 200,
      key: 200,
      apiKey: 200,
      webhooks: 1,
      deliveries: 1,
    });
    const token = await readResetToken(testApp, mine.form.email);
    expect(await mine.readAccess()).toEqual(before);
    expect((await reset(testApp, token)).statusCode).toBe(204);
    expect(await mine.readAccess()).toEqual({
      session: 401,
      otherSession: 401,
      key: 401,
      apiKey: 401,
      webhooks: 0,
      deliveries: 0,
    });
    expect(await others.readAccess()).toEqual(before);
  });

  test.for([
    [{}, 200],
    [{ endKeysAndWebhooks: false }, 200],
    [{ endKeysAndWebhooks: true }, 401],
  ] as const)(
    "are kept or deleted by a password change as requested: %j",
    async ([choice, status]) => {
      const { change, readAccess } = await setUpAccess(await createTestApp(shared.settings));
      expect((await change(choice)).statusCode).toBe(204);
      const count = status === 200 ? 1 : 0;
      expect(await readAccess()).toEqual({
        session: 200,
        otherSession: 401,
        key: status,
        apiKey: status,
        webhooks: count,
        deliveries: count,
      });
    },
  );

  test("can't be created by requests that began before a reset, and none of these sets the password", async () => {
    const testApp = await createTestApp(shared.settings);
    const { form, apiToken, user } = await setUpAccess(testApp);
    const { accounts, accountKeys, apiKeys, sessions, webhooks } = testApp.context;
    const owner = (await accountKeys.findOwner(apiToken))?.account;
    if (!owner) throw new Error("The key is the account's.");
    const signedIn = await sessions.find(await sessions.open(user.id));
    if (!signedIn) throw new Error("The session is open.");
    const token = await readResetToken(testApp, form.email);
    expect((await reset(testApp, token)).statusCode).toBe(204);
    const late = await Promise.allSettled([
      accountKeys.replace(owner),
      apiKeys.create(owner, { name: "Late", scopes: ["read"] }),
      webhooks.create(owner, { url: webhook.url, events: ["credits.low"] }),
      accounts.changePassword(signedIn, {
        currentPassword: form.password,
        newPassword: "late one",
      }),
    ]);
    const refused = { status: "rejected", reason: { code: "password-changed" } };
    expect(late).toMatchObject(late.map(() => refused));
    const body = { email: form.email, password: newPassword };
    expect((await testApp.send("POST", "/api/auth/login", { body })).statusCode).toBe(200);
  });

  test("can be created 30 times an hour at most, since each sends a notice", async () => {
    const testApp = await createTestApp(shared.settings);
    const { token } = await registerSomebody(testApp);
    const codes = [];
    for (let time = 0; time < 31; time++) {
      codes.push((await testApp.send("POST", "/api/auth/api-token", { token })).statusCode);
    }
    expect(codes).toEqual([...Array<number>(30).fill(200), 429]);
    const response = await testApp.send("POST", "/api/keys", { token, body: apiKey });
    expect(response.statusCode).toBe(429);
  });
});

const createMailApp = async (settings: DatabaseSettings, environment = {}) => {
  const { port, received } = await startSmtpServer();
  const testApp = await createTestApp(settings, {
    environment: {
      SMTP_URL: `smtp://ada:secret@127.0.0.1:${port}`,
      MAIL_FROM: "slides@example.com",
      PUBLIC_URL: "http://slides.example",
      ...environment,
    },
  });
  const readMails = async () => {
    await sendMails(testApp);
    return received.splice(0).map(({ to, text }) => ({ to, text: decodeMail(text) }));
  };
  return { testApp, readMails };
};

/** Decodes the body of a quoted-printable mail. */
function decodeMail(text: string): string {
  const joined = text.replaceAll(/=\r?\n/g, "");
  return decodeURIComponent(joined.replaceAll(/=([0-9A-F]{2})/g, "%$1"));
}

describeOnEngine("sqlite", "a mail", (shared) => {
  test("reports resets, password changes and every new key", async () => {
    const { testApp, readMails } = await createMailApp(shared.settings);
    const { form, key, change, token } = await setUpAccess(testApp);
    const [accountKey, named, ...none] = await readMails();
    expect(none).toEqual([]);
    expect(accountKey?.to).toEqual([form.email.toLowerCase()]);
    expect(accountKey?.text).toContain("Hello,\r\n\r\nA new API key with full access");
    expect(accountKey?.text).not.toContain("previous key");
    await testApp.send("POST", "/api/auth/api-token", { token });
    const [replaced] = await readMails();
    expect(replaced?.text).toContain("The previous key no longer works.");
    expect(named?.text).toContain(
      `The key ends in ${key.slice(-4)} and has these scopes: read, render.`,
    );
    expect(named?.text).not.toContain(key);

    await change({});
    const [kept] = await readMails();
    expect(kept?.text).toContain(
      "was changed. All other sessions are signed out. Your API keys, connected programs and webhooks still work.",
    );
    await testApp.send("POST", "/api/auth/change-password", {
      token,
      body: { currentPassword: newPassword, newPassword: "third one", endKeysAndWebhooks: true },
    });
    const [ended] = await readMails();
    expect(ended?.text).toContain("Your API keys, connected programs and webhooks are deleted");

    await testApp.send("POST", "/api/auth/forgot-password", { body: { email: form.email } });
    const [link] = await readMails();
    expect(link?.text).toContain(
      "deletes all API keys, connected programs and webhooks of your account",
    );
    const resetToken = [...(link?.text ?? "").matchAll(linkPattern)][0]?.[1] ?? "none";
    expect((await reset(testApp, resetToken)).statusCode).toBe(204);
    const [told, ...more] = await readMails();
    expect(more).toEqual([]);
    expect(told?.to).toEqual([form.email.toLowerCase()]);
    expect(told?.text).toContain(
      "was reset. You are signed out everywhere, and all API keys, connected programs and webhooks are deleted.",
    );
  });

  test("contains no text that an attacker chose", async () => {
    const { testApp, readMails } = await createMailApp(shared.settings, { TRUST_PROXY: "on" });
    const form = {
      ...buildRegistration(),
      username: `You won https://evil.example ${Date.now()}`,
      firstName: "https://evil.example",
      lastName: "https://evil.example",
    };
    const registered = await testApp.send("POST", "/api/auth/register", { body: form });
    const { token } = registered.json<{ token: string }>();
    const headers = {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      origin: "https://evil.example",
      referer: "https://evil.example/",
    };
    const post = (url: string, body: object) => testApp.send("POST", url, { token, body, headers });
    await post("/api/auth/forgot-password", { email: form.email });
    await post("/api/auth/api-token", {});
    await post("/api/keys", { ...apiKey, name: "https://evil.example" });
    await post("/api/auth/change-password", { currentPassword: form.password, newPassword });
    const mails = await readMails();
    expect(mails).toHaveLength(4);
    const texts = mails.map(({ text }) => text).join("\n");
    expect(texts).not.toMatch(/evil|You won/);
    const addresses = texts.match(/https?:\S+/g);
    expect(addresses).toHaveLength(1);
    expect(addresses?.[0]).toMatch(/^http:\/\/slides\.example\/reset-password#token=[\w-]{43}$/);
  });

  test("that can't be sent is logged, and the change it reports is made anyway", async () => {
    const { testApp } = await createMailApp(shared.settings, { SMTP_URL: "smtp://127.0.0.1:1" });
    const { token } = await registerSomebody(testApp);
    const response = await testApp.send("POST", "/api/auth/api-token", { token });
    expect(response.statusCode).toBe(200);
    await sendMails(testApp);
    expect(testApp.log.text).toContain("Could not send an email yet. The server will try again");
  });
});

describeOnEngine("sqlite", "a password reset", (shared) => {
  test("clears the count of wrong passwords", async () => {
    const delaysMs: number[] = [];
    const testApp = await createTestApp(shared.settings, {
      environment: { RATE_LIMIT_LOGIN_ACCOUNT: "2" },
      wait: async (durationMs) => void delaysMs.push(durationMs),
    });
    const { form } = await registerSomebody(testApp);
    const logIn = (password: string) =>
      testApp.send("POST", "/api/auth/login", { body: { email: form.email, password } });
    for (let time = 0; time < 3; time++) await logIn("wrong password");
    expect((await logIn(form.password)).statusCode).toBe(429);
    await reset(testApp, await readResetToken(testApp, form.email));
    expect([(await logIn(newPassword)).statusCode, delaysMs]).toEqual([200, []]);
  });
});
