import fc from "fast-check";
import { expect, test } from "vitest";
import { buildRegistration, createTestApp, registerSomebody } from "../app/app.fixture.ts";
import { describeOnBothEngines } from "../db/database.fixture.ts";
import { sampleRuns } from "../../../../scripts/test-sample.mjs";

const routes = [
  ["POST", "/api/auth/register"],
  ["POST", "/api/auth/login"],
  ["POST", "/api/auth/forgot-password"],
  ["POST", "/api/auth/reset-password"],
  ["POST", "/api/auth/change-password"],
  ["POST", "/api/auth/change-email"],
  ["POST", "/api/auth/confirm-email"],
  ["PATCH", "/api/auth/me"],
  ["DELETE", "/api/auth/me"],
  ["POST", "/api/auth/api-token"],
] as const;

/** Text that breaks databases and serialisers: NUL, lone surrogates, combining marks, quotes. */
const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }),
  fc.constantFrom("\u0000", "\uD800", "e\u0301", "'; drop table accounts; --", "x".repeat(300)),
);
const value = fc.oneof(text, fc.jsonValue(), fc.constant(buildRegistration().email));
const body = fc.dictionary(
  fc.constantFrom(
    "username",
    "email",
    "password",
    "firstName",
    "lastName",
    "token",
    "currentPassword",
    "newPassword",
    "__proto__",
  ),
  value,
);

describeOnBothEngines("any request about accounts", (shared) => {
  test("never causes a server error, signed in or not", async () => {
    const testApp = await createTestApp(shared.settings);
    const { token } = await registerSomebody(testApp);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...routes),
        fc.oneof(body, fc.jsonValue(), text),
        fc.boolean(),
        async ([method, url], sent, isSignedIn) => {
          const payload = typeof sent === "string" ? sent : JSON.stringify(sent);
          const response = await testApp.send(method, url, {
            body: payload,
            ...(isSignedIn && { token }),
          });
          expect(response.statusCode, `${method} ${url} ${payload}`).toBeLessThan(500);
        },
      ),
      { numRuns: sampleRuns(300) },
    );
  });

  test("stores and returns any name that the form accepts", async () => {
    const testApp = await createTestApp(shared.settings);
    const { token } = await registerSomebody(testApp);
    await fc.assert(
      fc.asyncProperty(text, async (firstName) => {
        const response = await testApp.send("PATCH", "/api/auth/me", {
          token,
          body: { firstName },
        });
        if (response.statusCode === 400) return;
        expect(response.statusCode).toBe(200);
        const me = await testApp.send("GET", "/api/auth/me", { token });
        expect(me.json()).toMatchObject({ firstName: firstName.trim() || null });
      }),
      { numRuns: sampleRuns(200) },
    );
  });
});
