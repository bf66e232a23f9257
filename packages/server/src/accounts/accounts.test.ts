import {
  accountExportSchema,
  authResponseSchema,
  userSchema,
} from "@slideloom/core/contract/account";
import { describe, expect, test } from "vitest";
import {
  buildRegistration,
  createTestApp,
  registerSomebody,
  type TestApp,
} from "../app/app.fixture.ts";
import { sendMails } from "./send-mails.fixture.ts";
import { describeOnBothEngines } from "../db/database.fixture.ts";

const day = 24 * 3600 * 1000;

async function getMe({ send }: TestApp, token: string) {
  return send("GET", "/api/auth/me", { token });
}

/** Returns the token of the last reset link in the log. */
async function findResetToken({ context, log }: TestApp): Promise<string> {
  await sendMails({ context });
  return [...log.text.matchAll(/reset-password#token=([\w-]+)/g)].at(-1)?.[1] ?? "none";
}

describeOnBothEngines("accounts", (shared) => {
  const createApp = (options = {}) => createTestApp(shared.settings, options);

  describe("registration", () => {
    test("creates an account, signs it in, and keeps names as typed", async () => {
      const testApp = await createApp();
      const form = { ...buildRegistration(), firstName: " Ada ", lastName: "" };
      const response = await testApp.send("POST", "/api/auth/register", { body: form });
      expect(response.statusCode).toBe(201);
      const { token, user } = authResponseSchema.strict().parse(response.json());
      expect(userSchema.strict().parse(user)).toEqual({
        id: user.id,
        username: form.username,
        email: form.email,
        firstName: "Ada",
        lastName: null,
        apiToken: null,
        credits: 10,
        plan: "free",
      });
      expect((await getMe(testApp, token)).json()).toEqual(user);
    });

    test("grants the credits of the plan in DEFAULT_PLAN", async () => {
      const { user } = await registerSomebody(
        await createApp({ environment: { DEFAULT_PLAN: "pro" } }),
      );
      expect(user).toMatchObject({ plan: "pro", credits: 500 });
    });

    test("returns 409 for a taken email address or username in any case and encoding", async () => {
      const testApp = await createApp();
      const { form } = await registerSomebody(testApp);
      const fresh = buildRegistration();
      const responses = await Promise.all(
        [
          { ...fresh, email: form.email.toUpperCase() },
          { ...fresh, username: form.username.toUpperCase() },
          { ...fresh, username: form.username.replace("ada", "ａｄａ") },
          form,
        ].map((body) => testApp.send("POST", "/api/auth/register", { body })),
      );
      expect(responses.map((response) => [response.statusCode, response.json()])).toEqual([
        [409, { message: "Email already registered" }],
        [409, { message: "Username already taken" }],
        [409, { message: "Username already taken" }],
        [409, { message: "Email already registered" }],
      ]);
    });

    test("creates one account if an address registers many times at once", async () => {
      const testApp = await createApp();
      const body = buildRegistration();
      const responses = await Promise.all(
        Array.from({ length: 8 }, () => testApp.send("POST", "/api/auth/register", { body })),
      );
      const codes = responses.map(({ statusCode }) => statusCode).toSorted();
      expect(codes).toEqual([201, ...Array<number>(7).fill(409)]);
    });

    test.for([
      [{ username: "ab" }, "Username must be at least 3 characters"],
      [{ email: "nobody" }, "Please enter a valid email address"],
      [{ password: "12345" }, "Password must be at least 6 characters"],
    ] as const)(
      "with %j returns 400 with the form's message and the field",
      async ([change, message]) => {
        const { send } = await createApp();
        const body = { ...buildRegistration(), ...change };
        const response = await send("POST", "/api/auth/register", { body });
        expect(response.statusCode).toBe(400);
        expect(response.json()).toEqual({ message, field: Object.keys(change)[0] });
      },
    );

    test.for(["", "[]", '"text"', "{not json"])("with the body %j returns 400", async (body) => {
      const { send } = await createApp();
      const response = await send("POST", "/api/auth/register", { body });
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json())).toEqual(["message"]);
    });

    test("returns 403 if sign-up is closed, while existing accounts can log in", async () => {
      const { form } = await registerSomebody(await createApp());
      const { send } = await createApp({ environment: { SIGNUP: "closed" } });
      const body = buildRegistration();
      const response = await send("POST", "/api/auth/register", { body });
      expect(response.statusCode).toBe(403);
      expect(response.json<{ message: string }>().message).toMatch(/^Sign-up is closed/);
      expect((await send("POST", "/api/auth/login", { body: form })).statusCode).toBe(200);
    });
  });

  describe("a session", () => {
    test("starts by login, with the address in any case, and ends by logout", async () => {
      const testApp = await createApp();
      const { form, user, token: first } = await registerSomebody(testApp);
      const body = { email: form.email.toUpperCase(), password: form.password };
      const login = await testApp.send("POST", "/api/auth/login", { body });
      expect(login.statusCode).toBe(200);
      const { token, user: again } = authResponseSchema.strict().parse(login.json());
      expect(again).toEqual(user);

      const logout = await testApp.send("POST", "/api/auth/logout", { token, body: "" });
      expect([logout.statusCode, logout.body]).toEqual([204, ""]);
      const after = await getMe(testApp, token);
      expect([after.statusCode, after.json()]).toEqual([401, { message: "Unauthorized" }]);
      expect(after.headers["www-authenticate"]).toBe("Bearer");
      expect((await getMe(testApp, first)).statusCode).toBe(200);
      expect((await testApp.send("POST", "/api/auth/logout")).statusCode).toBe(204);
    });

    test("does not start with a wrong password or an unknown address, which get the same response", async () => {
      const testApp = await createApp();
      const { form } = await registerSomebody(testApp);
      const bodies = [
        { email: form.email, password: "wrong password" },
        { email: "nobody@example.com", password: form.password },
      ];
      for (const body of bodies) {
        const response = await testApp.send("POST", "/api/auth/login", { body });
        expect(response.statusCode).toBe(401);
        expect(response.json()).toEqual({ message: "Invalid email or password" });
      }
    });

    test("expires 30 days after its last use", async () => {
      let nowMs = Date.UTC(2026, 0, 31);
      const testApp = await createApp({ now: () => new Date(nowMs) });
      const { token } = await registerSomebody(testApp);
      for (const days of [29, 29, 29]) {
        nowMs += days * day;
        expect((await getMe(testApp, token)).statusCode).toBe(200);
      }
      nowMs += 30 * day;
      expect((await getMe(testApp, token)).statusCode).toBe(401);
    });

    test.for(["", "Bearer", "Bearer nonsense", "Basic YTpi", `Bearer ${"x".repeat(5000)}`])(
      "is not started by the header %j",
      async (authorization) => {
        const { send } = await createApp();
        const response = await send("GET", "/api/auth/me", { headers: { authorization } });
        expect(response.statusCode).toBe(401);
      },
    );

    test("is stored only as a hash, and a password only as Argon2id", async () => {
      const testApp = await createApp();
      const { token, form, user } = await registerSomebody(testApp);
      const { queries } = shared.database;
      const rows = await queries
        .selectFrom("sessions")
        .innerJoin("accounts", "accounts.id", "sessions.accountId")
        .selectAll()
        .where("accountId", "=", user.id)
        .execute();
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(JSON.stringify(rows)).not.toContain(form.password);
      expect(rows[0]?.passwordHash).toMatch(/^\$argon2id\$/);
    });
  });

  describe("an account key", () => {
    test("has 256 bits, can be viewed again, and is revoked by a new one", async () => {
      const testApp = await createApp();
      const { token } = await registerSomebody(testApp);
      const make = async () =>
        (await testApp.send("POST", "/api/auth/api-token", { token, body: "" })).json<{
          apiToken: string;
        }>().apiToken;
      const first = await make();
      expect(first).toMatch(/^sl_[\w-]{43}$/);
      expect((await getMe(testApp, token)).json()).toMatchObject({ apiToken: first });
      const second = await make();
      expect(second).not.toBe(first);
      expect((await getMe(testApp, token)).json()).toMatchObject({ apiToken: second });
      const { accountKeys } = testApp.context;
      expect(await accountKeys.findOwner(first)).toBeNull();
      expect(await accountKeys.findOwner(second)).toMatchObject({
        account: { plan: "free" },
      });
      expect(
        JSON.stringify(await shared.database.queries.selectFrom("apiKeys").selectAll().execute()),
      ).not.toContain(second.slice(3));
    });

    test("is not accepted as a session, nor a session as a key", async () => {
      const testApp = await createApp();
      const { token } = await registerSomebody(testApp);
      const response = await testApp.send("POST", "/api/auth/api-token", { token });
      const { apiToken } = response.json<{ apiToken: string }>();
      expect((await getMe(testApp, apiToken)).statusCode).toBe(401);
      expect(await testApp.context.accountKeys.findOwner(token)).toBeNull();
    });

    test("still works under another APP_SECRET, but can't be viewed", async () => {
      const testApp = await createApp();
      const { token } = await registerSomebody(testApp);
      const response = await testApp.send("POST", "/api/auth/api-token", { token });
      const { apiToken } = response.json<{ apiToken: string }>();
      const other = await createApp({ environment: { APP_SECRET: "x".repeat(40) } });
      expect((await getMe(other, token)).json()).toMatchObject({ apiToken: null });
      expect(await other.context.accountKeys.findOwner(apiToken)).not.toBeNull();
    });
  });

  describe("a forgotten password", () => {
    const sameResponse = {
      message:
        "If there's an account for this address, a reset link is on its way. It works once and expires after 30 minutes.",
    };

    test("is reset by a link that works once, and all sessions end", async () => {
      const testApp = await createApp({ environment: { PUBLIC_URL: "http://slides.example" } });
      const { form, token } = await registerSomebody(testApp);
      const forgot = await testApp.send("POST", "/api/auth/forgot-password", {
        body: { email: form.email.toLowerCase() },
        headers: { host: "evil.example" },
      });
      expect([forgot.statusCode, forgot.json()]).toEqual([200, sameResponse]);
      const resetToken = await findResetToken(testApp);
      expect(testApp.log.text).toContain(
        `http://slides.example/reset-password#token=${resetToken}`,
      );

      const body = { token: resetToken, password: "new password" };
      const reset = await testApp.send("POST", "/api/auth/reset-password", { body });
      expect(reset.statusCode).toBe(204);
      expect((await getMe(testApp, token)).statusCode).toBe(401);
      const login = (password: string) =>
        testApp.send("POST", "/api/auth/login", { body: { email: form.email, password } });
      expect((await login(form.password)).statusCode).toBe(401);
      expect((await login("new password")).statusCode).toBe(200);
      const again = await testApp.send("POST", "/api/auth/reset-password", { body });
      expect([again.statusCode, again.json()]).toEqual([
        400,
        { message: "This link has expired or was already used." },
      ]);
    });

    test("gets the same response for an address without an account, but no link", async () => {
      const testApp = await createApp();
      const body = { email: "nobody@example.com" };
      const response = await testApp.send("POST", "/api/auth/forgot-password", { body });
      expect([response.statusCode, response.json()]).toEqual([200, sameResponse]);
      expect(await findResetToken(testApp)).toBe("none");
    });

    test("has links that are valid for 30 minutes, until a new one is sent", async () => {
      let nowMs = Date.UTC(2026, 0, 1);
      const testApp = await createApp({ now: () => new Date(nowMs) });
      const { form } = await registerSomebody(testApp);
      const ask = async () => {
        await testApp.send("POST", "/api/auth/forgot-password", { body: { email: form.email } });
        return findResetToken(testApp);
      };
      const reset = async (token: string) => {
        const body = { token, password: "new password" };
        return (await testApp.send("POST", "/api/auth/reset-password", { body })).statusCode;
      };
      const first = await ask();
      const second = await ask();
      expect(await reset(first)).toBe(400);
      nowMs += 30 * 60 * 1000;
      expect(await reset(second)).toBe(400);
      const third = await ask();
      nowMs += 30 * 60 * 1000 - 1;
      const responses = await Promise.all([reset(third), reset(third), reset(third)]);
      expect(responses.toSorted()).toEqual([204, 400, 400]);
    });
  });

  describe("changing an account", () => {
    test("the password requires the current one and ends the other sessions", async () => {
      const testApp = await createApp();
      const { form, token } = await registerSomebody(testApp);
      const login = async (password: string) =>
        testApp.send("POST", "/api/auth/login", { body: { email: form.email, password } });
      const other = (await login(form.password)).json<{ token: string }>().token;
      const change = (currentPassword: string) =>
        testApp.send("POST", "/api/auth/change-password", {
          token,
          body: { currentPassword, newPassword: "new password" },
        });
      const refused = await change("wrong password");
      expect([refused.statusCode, refused.json()]).toEqual([
        403,
        { message: "Your current password isn't correct" },
      ]);
      expect((await getMe(testApp, other)).statusCode).toBe(200);
      expect((await change(form.password)).statusCode).toBe(204);
      expect((await getMe(testApp, token)).statusCode).toBe(200);
      expect((await getMe(testApp, other)).statusCode).toBe(401);
      expect((await login("new password")).statusCode).toBe(200);
    });

    test("names changes only the given ones", async () => {
      const testApp = await createApp();
      const { token } = await registerSomebody(testApp);
      const change = async (body: object) =>
        (await testApp.send("PATCH", "/api/auth/me", { token, body })).json<object>();
      expect(await change({ firstName: "Ada", lastName: "Lovelace" })).toMatchObject({
        firstName: "Ada",
        lastName: "Lovelace",
      });
      expect(await change({ lastName: null })).toMatchObject({ firstName: "Ada", lastName: null });
      expect((await getMe(testApp, token)).json()).toMatchObject({
        firstName: "Ada",
        lastName: null,
      });
    });
  });

  describe("deleting an account", () => {
    test("deletes all its data except anonymised ledger entries", async () => {
      const testApp = await createApp();
      const { form, token, user } = await registerSomebody(testApp);
      const stays = await registerSomebody(testApp);
      await testApp.send("POST", "/api/auth/api-token", { token });
      await testApp.send("POST", "/api/auth/forgot-password", { body: { email: form.email } });
      await sendMails(testApp);
      const { queries } = shared.database;
      const entries = await queries.selectFrom("creditEntries").selectAll().execute();

      const leave = (password: string) =>
        testApp.send("DELETE", "/api/auth/me", { token, body: { password } });
      expect((await leave("wrong password")).statusCode).toBe(403);
      expect((await leave(form.password)).statusCode).toBe(204);

      expect((await getMe(testApp, token)).statusCode).toBe(401);
      const body = { email: form.email, password: form.password };
      expect((await testApp.send("POST", "/api/auth/login", { body })).statusCode).toBe(401);
      const tables = ["sessions", "apiKeys", "passwordResets", "creditAccounts"] as const;
      for (const table of tables) {
        const rows = await queries.selectFrom(table).select("accountId").execute();
        expect(rows).not.toContainEqual({ accountId: user.id });
      }
      const left = await queries.selectFrom("creditEntries").selectAll().execute();
      expect(left).toEqual(entries);
      expect(JSON.stringify(left)).not.toContain(user.id);
      expect((await getMe(testApp, stays.token)).statusCode).toBe(200);
      expect((await testApp.send("POST", "/api/auth/register", { body: form })).statusCode).toBe(
        201,
      );
    });

    test("is preceded by an export of all its data as JSON, without secrets", async () => {
      const testApp = await createApp();
      const { form, token, user } = await registerSomebody(testApp);
      const key = await testApp.send("POST", "/api/auth/api-token", { token });
      const response = await testApp.send("GET", "/api/auth/export", { token });
      expect(response.headers["content-disposition"]).toMatch(/^attachment/);
      const data = accountExportSchema.parse(response.json());
      expect(data.account).toMatchObject({ id: user.id, email: form.email });
      expect(data["credits"]).toMatchObject([{ amount: 10, balance: 10 }]);
      expect(data["sessions"]).toHaveLength(1);
      for (const secret of [token, key.json<{ apiToken: string }>().apiToken, "argon2"]) {
        expect(response.body).not.toContain(secret);
      }
    });
  });

  test("two servers on one database share accounts", async () => {
    const [one, other] = [await createApp(), await createApp()];
    const { form, token } = await registerSomebody(one);
    expect((await getMe(other, token)).statusCode).toBe(200);
    expect((await other.send("POST", "/api/auth/login", { body: form })).statusCode).toBe(200);
    await other.send("POST", "/api/auth/logout", { token });
    expect((await getMe(one, token)).statusCode).toBe(401);
  });

  test("every route for the own account checks the session before it reads the body", async () => {
    const { send } = await createApp();
    const routes = [
      ["GET", "/api/auth/me"],
      ["PATCH", "/api/auth/me"],
      ["DELETE", "/api/auth/me"],
      ["POST", "/api/auth/api-token"],
      ["POST", "/api/auth/change-password"],
      ["POST", "/api/auth/change-email"],
      ["GET", "/api/auth/export"],
    ] as const;
    for (const [method, url] of routes) {
      const response = await send(method, url, { body: "{not json" });
      expect([url, response.statusCode, response.json()]).toEqual([
        url,
        401,
        { message: "Unauthorized" },
      ]);
    }
  });

  test("a queued mail is sent by the next process if this one ends", async () => {
    const testApp = await createApp();
    const { form } = await registerSomebody(testApp);
    await testApp.send("POST", "/api/auth/forgot-password", { body: { email: form.email } });
    await testApp.app.close();
    expect(await findResetToken(await createApp())).toMatch(/^[\w-]{43}$/);
  });
});
