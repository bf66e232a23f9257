import { expect, test } from "vitest";
import { instagramClient, instagramUserId } from "./fake-instagram.fixture.ts";
import {
  connect,
  createClient,
  createPost,
  redirectUri,
  startMs,
  setUpStage,
} from "./instagram-stage.fixture.ts";

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
const stage = setUpStage();

test("an account is connected for 60 days; its id keeps every digit", async () => {
  expect(await connect(stage)).toMatchObject({
    remoteId: instagramUserId,
    name: "Ana Example",
    handle: "@ana.teas",
    pictureUrl: "https://media.example/ana.jpg",
    accessEndsAtMs: startMs + 60 * dayMs,
    refreshEndsAtMs: startMs + 60 * dayMs,
  });
});

test("the code exchange may wrap its response in a list", async () => {
  stage.fake.rules.wrapsToken = true;
  expect(await connect(stage)).toMatchObject({ remoteId: instagramUserId });
  stage.fake.rules.permissions = ["instagram_business_basic"];
  await expect(connect(stage)).rejects.toMatchObject({ code: "missing-scope" });
});

test("access is renewed from its second day on; before, it still works", async () => {
  const account = await connect(stage);
  const { access } = createClient(stage);
  expect(await access.refresh(account)).toEqual({ kind: "valid" });
  stage.clock.nowMs += 30 * dayMs;
  const renewed = await access.refresh(account);
  expect(renewed).toMatchObject({ kind: "refreshed", accessEndsAtMs: startMs + 90 * dayMs });
  expect("tokens" in renewed && renewed.tokens.access).not.toBe(account.tokens.access);
});

test("access that has ended or was removed needs a new sign-in; a failure doesn't", async () => {
  const account = await connect(stage);
  const { access } = createClient(stage);
  stage.clock.nowMs += 2 * dayMs;
  for (const status of [403, 429, 500]) {
    stage.fake.addFault({
      match: "refresh_access_token",
      kind: { status, body: "<h1>Sorry</h1>" },
    });
    stage.fake.addFault({ match: "/me", kind: { status, body: "<h1>Sorry</h1>" } });
    expect(await access.refresh(account)).toMatchObject({ kind: "failed" });
    stage.fake.clearFaults();
  }
  stage.fake.addFault({ match: "refresh_access_token", kind: "429" });
  expect(await access.refresh(account)).toMatchObject({ failure: { kind: "throttled" } });
  stage.fake.addFault({ match: "refresh_access_token", kind: "garbage-200" });
  expect(await access.refresh(account)).toMatchObject({ failure: { kind: "unknown" } });
  stage.clock.nowMs += 60 * dayMs;
  expect(await access.refresh(account)).toMatchObject({ kind: "ended" });
  const removed = await connect(stage);
  stage.fake.revokeAll();
  expect(await access.refresh(removed)).toMatchObject({ kind: "ended" });
});

test("a missing permission, role or setting is named", async () => {
  stage.fake.rules.permissions = ["instagram_business_basic"];
  await expect(connect(stage)).rejects.toMatchObject({ code: "missing-scope" });
  stage.fake.rules.permissions = ["instagram_business_content_publish"];
  stage.fake.rules.hasRole = false;
  await expect(connect(stage)).rejects.toMatchObject({ code: "account-not-allowed" });
  await expect(connect(stage, {})).rejects.toMatchObject({
    code: "network-not-set-up",
    message: expect.stringContaining("INSTAGRAM_APP_ID and INSTAGRAM_APP_SECRET") as unknown,
  });
});

test("a wrong app id or redirect URI is refused by Instagram's page", async () => {
  const secret = { INSTAGRAM_APP_SECRET: instagramClient.secret };
  const facebookId = { INSTAGRAM_APP_ID: "111", ...secret };
  await expect(connect(stage, facebookId)).rejects.toThrow("Invalid platform app");
  stage.fake.rules.redirectUris = [`${redirectUri}/`];
  await expect(connect(stage)).rejects.toThrow("Invalid redirect_uri");
});

test("a code works once, for an hour, with the secret", async () => {
  const wrong = { INSTAGRAM_APP_ID: instagramClient.id, INSTAGRAM_APP_SECRET: "wrong" };
  await expect(connect(stage, wrong)).rejects.toMatchObject({ code: "connection-refused" });
  const { access } = createClient(stage);
  const signIn = { instanceUrl: null, redirectUri, codeVerifier: "", clientId: null };
  const { url } = await access.buildSignInUrl(signIn, "some state");
  const { headers } = await fetch(url, { redirect: "manual" });
  const back = new URL(headers.get("location") ?? "");
  const code = `${back.searchParams.get("code")}${back.hash}`;
  expect(code).toMatch(/#_$/);
  await expect(access.finishSignIn(signIn, code)).resolves.toMatchObject({ handle: "@ana.teas" });
  await expect(access.finishSignIn(signIn, code)).rejects.toThrow("already used");
});

test("the operator is warned before Meta ends the API version, if Instagram is set up", () => {
  stage.clock.nowMs = Date.UTC(2028, 6, 1);
  expect(createClient(stage).listWarnings?.()).toEqual([expect.stringContaining("v25.0")]);
  expect(createClient(stage, {}).listWarnings?.()).toEqual([]);
});

test("the API version comes from the settings", async () => {
  await expect(createPost(stage, 1)).resolves.toBeDefined();
  const app = {
    INSTAGRAM_APP_ID: instagramClient.id,
    INSTAGRAM_APP_SECRET: instagramClient.secret,
  };
  const old = connect(stage, { ...app, META_GRAPH_VERSION: "v19.0" });
  await expect(old).rejects.toThrow("version");
});
