import { expect, test } from "vitest";
import { registerSomebody } from "../app/app.fixture.ts";
import { describeOnBothEngines, describeOnEngine } from "../db/database.fixture.ts";
import { callback, issuer, makeProof, setUpOauth, type Tokens } from "./oauth.fixture.ts";

const minuteMs = 60_000;

describeOnBothEngines("a program that connects by OAuth", (shared) => {
  test("finds its way from the first refusal to a tool's answer", async () => {
    const server = await setUpOauth(shared.settings);
    const { app, call, connect, listTools, send, token } = server;
    const refused = await send("POST", "/mcp", { headers: { host: "localhost" }, body: {} });
    expect(refused.statusCode).toBe(401);
    expect(refused.headers["www-authenticate"]).toBe(
      `Bearer resource_metadata="${issuer}/.well-known/oauth-protected-resource/mcp", scope="read render write"`,
    );
    const resource = await app.inject("/.well-known/oauth-protected-resource/mcp");
    expect(resource.headers["access-control-allow-origin"]).toBe("*");
    expect(resource.json()).toMatchObject({
      resource: `${issuer}/mcp`,
      authorization_servers: [issuer],
    });
    const metadata = await app.inject("/.well-known/oauth-authorization-server");
    expect(metadata.json()).toMatchObject({
      issuer,
      token_endpoint_auth_methods_supported: ["none"],
      code_challenge_methods_supported: ["S256"],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
    });
    const program = await connect({ state: "s 1" });
    expect(program.redirect.searchParams.get("state")).toBe("s 1");
    expect(program.redirect.searchParams.get("iss")).toBe(issuer);
    expect(program).toMatchObject({ expires_in: 3600, scope: "read render write" });
    expect(await listTools(program.access_token)).toBe(200);
    expect((await call(program.access_token, "get_credits")).json()).toMatchObject({
      result: { structuredContent: { credits: 10 } },
    });
    const { programs } = (await send("GET", "/api/oauth/programs", { token })).json();
    expect(programs).toMatchObject([{ name: "Claude", host: null, asksToPublish: true }]);
    const exported = await send("GET", "/api/auth/export", { token });
    expect(exported.json()).toMatchObject({ connectedPrograms: [{ name: "Claude" }] });
    expect(exported.body).not.toContain(program.access_token);
    await send("DELETE", `/api/oauth/programs/${programs[0].id}`, { token });
    expect(await listTools(program.access_token)).toBe(401);
    expect((await server.refresh(program.clientId, program.refresh_token)).json()).toMatchObject({
      error: "invalid_grant",
    });
  });

  test("is asked for one more right when a tool needs it, and publishes nothing by itself", async () => {
    const server = await setUpOauth(shared.settings, {
      FAKE_BLUESKY_URL: "http://127.0.0.1:9",
    });
    const { accountId, call, connect, context } = server;
    const first = await connect();
    const denied = await call(first.access_token, "publish_carousel");
    expect(denied.statusCode).toBe(403);
    expect(denied.headers["www-authenticate"]).toContain(
      'error="insufficient_scope", resource_metadata=',
    );
    expect(denied.headers["www-authenticate"]).toContain('scope="read render write publish"');
    const more = await connect({ scope: "read render write publish" });
    await context.connections.connect(accountId, {
      network: "handover",
      name: "n8n",
      url: "http://127.0.0.1:9/hook",
      time_zone: "UTC",
    });
    const [connection] = await context.connections.list(accountId);
    const content = [{ header: "Cup", description: [{ type: "text", value: "Warm" }] }];
    const saved = await call(more.access_token, "create_carousel", {
      post: { title: "Tea", content },
    });
    const { carousel_id } = saved.json().result.structuredContent;
    const published = await call(more.access_token, "publish_carousel", {
      carousel_id,
      targets: [{ connection_id: connection?.id, caption: "Tea" }],
      when: { kind: "now" },
    });
    const { publication, warnings } = published.json().result.structuredContent;
    const waiting = { due_at: null, targets: [{ status: "waiting_for_approval" }] };
    expect(publication).toMatchObject(waiting);
    expect(warnings[0]).toMatch(/A person approves or declines it/);
    const moved = await call(more.access_token, "move_publication", {
      publication_id: publication.id,
      when: { kind: "now" },
    });
    expect(moved.json().result.structuredContent.publication).toMatchObject(waiting);
    const recaptioned = await server.send("PATCH", `/api/v1/publications/${publication.id}`, {
      token: more.access_token,
      body: { targets: [] },
    });
    expect(recaptioned.statusCode).toBe(401);
    const own = await context.publications.create(accountId, {
      carousel_id,
      targets: [
        { connection_id: connection?.id ?? "", caption: "Tea", alt_texts: [], options: {} },
      ],
      when: { kind: "now" },
    });
    const back = await call(more.access_token, "move_publication", {
      publication_id: own.id,
      when: { kind: "unscheduled" },
    });
    expect(back.json()).toMatchObject({ result: { isError: true } });
    expect((await context.publications.get(accountId, own.id)).due_at).not.toBeNull();
  });

  test("refreshes in parallel, and loses its access if an old token comes back later", async () => {
    const server = await setUpOauth(shared.settings);
    const { clientId, refresh_token } = await server.connect();
    const pairs = await Promise.all([
      server.refresh(clientId, refresh_token),
      server.refresh(clientId, refresh_token),
    ]);
    for (const pair of pairs) {
      expect(pair.statusCode).toBe(200);
      expect(await server.listTools(pair.json<Tokens>().access_token)).toBe(200);
    }
    await server.context.database.queries
      .updateTable("oauthTokens")
      .set({ rotatedAtMs: Date.now() - 3 * minuteMs })
      .where("rotatedAtMs", "is not", null)
      .execute();
    expect((await server.refresh(clientId, refresh_token)).json()).toMatchObject({
      error: "invalid_grant",
    });
    for (const pair of pairs) {
      expect(await server.listTools(pair.json<Tokens>().access_token)).toBe(401);
    }
  });
});

describeOnEngine("sqlite", "an attacker", (shared) => {
  test("can't register a callback of their own, or one that runs in the page", async () => {
    const server = await setUpOauth(shared.settings, {
      OAUTH_REDIRECTS: "https://own.example/callback",
    });
    for (const uris of [
      ["https://evil.example/callback"],
      ["javascript:alert(1)"],
      [callback, "https://evil.example/callback"],
      ["http://localhost.evil.example/callback"],
      [],
    ]) {
      const response = await server.register(uris);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ error: "invalid_redirect_uri" });
    }
    for (const uris of [null, "x", [7], Array.from({ length: 101 }, () => callback)]) {
      expect((await server.register(uris)).json()).toMatchObject({
        error: "invalid_client_metadata",
      });
    }
    expect((await server.register(["https://own.example/callback"])).statusCode).toBe(201);
  });

  test("can't have a code sent elsewhere, with a weak proof, or for another server", async () => {
    const server = await setUpOauth(shared.settings);
    const { client_id } = (await server.register()).json<{ client_id: string }>();
    const { challenge } = makeProof();
    for (const change of [
      { redirect_uri: "http://localhost/other" },
      { redirect_uri: "http://localhost:3000/callback?next=1" },
      { redirect_uri: "https://localhost/callback" },
      { redirect_uri: "http://localhost.evil.example/callback" },
      { redirect_uri: "http://me@localhost/callback" },
      { redirect_uri: "javascript:alert(1)" },
      { redirect_uri: "" },
      { client_id: "slp_other" },
      { response_type: "token" },
      { code_challenge_method: "plain" },
      { code_challenge_method: "" },
      { code_challenge: "" },
      { code_challenge: "short" },
      { resource: "https://evil.example/mcp" },
    ]) {
      const request = server.askFor(client_id, challenge, change);
      const query = new URLSearchParams(
        Object.entries(request).filter(([, value]) => value !== undefined) as [string, string][],
      );
      const asked = await server.send("GET", `/api/oauth/requests?${query}`, {
        token: server.token,
      });
      const answered = await server.consent(request);
      for (const response of [asked, answered]) {
        expect([change, response.statusCode]).toEqual([change, 400]);
        expect(response.headers.location).toBeUndefined();
        expect(response.body).not.toContain('redirect":');
      }
      const page = await server.app.inject(`/oauth/authorize?${query}`);
      expect(page.headers.location).toBeUndefined();
    }
    const floating = server.askFor(client_id, challenge, {
      redirect_uri: "http://localhost:51234/callback",
      resource: `${issuer}/mcp/`,
    });
    expect((await server.consent(floating)).statusCode).toBe(200);
  });

  test("can't consent for somebody, and a person's refusal gives no code", async () => {
    const server = await setUpOauth(shared.settings);
    const { client_id } = (await server.register()).json<{ client_id: string }>();
    const request = server.askFor(client_id, makeProof().challenge);
    expect((await server.consent(request, {}, "")).statusCode).toBe(401);
    expect((await server.consent(request, {}, server.key)).statusCode).toBe(401);
    for (const answer of [{ allow: false }, { scopes: [] }, { scopes: ["publish" as const] }]) {
      const { redirect } = (await server.consent(request, answer)).json<{ redirect: string }>();
      const { searchParams } = new URL(redirect);
      expect(searchParams.get("error")).toBe("access_denied");
      expect(searchParams.get("iss")).toBe(issuer);
      expect(searchParams.get("code")).toBeNull();
    }
  });

  test("can't use a code twice, late, elsewhere, without its proof or as another program", async () => {
    const server = await setUpOauth(shared.settings);
    const other = (await server.register()).json<{ client_id: string }>().client_id;
    const refused = { error: "invalid_grant" };
    for (const change of [
      { redirect_uri: "http://localhost/other" },
      { redirect_uri: "" },
      { code_verifier: makeProof().verifier },
      { code_verifier: "" },
      { client_id: other },
      { code: "slc_no" },
    ]) {
      const allowed = await server.allow();
      const response = await server.exchange(allowed, change);
      expect([change, response.json()]).toMatchObject([change, refused]);
    }
    expect(
      (await server.exchange(await server.allow(), { resource: "https://evil.example" })).json(),
    ).toMatchObject({ error: "invalid_target" });
    expect(
      (await server.exchange(await server.allow(), { client_id: "slp_no" })).json(),
    ).toMatchObject({ error: "invalid_client" });
    const late = await server.allow();
    await server.context.database.queries
      .updateTable("oauthCodes")
      .set((of) => ({ expiresAtMs: of("expiresAtMs", "-", 61_000) }))
      .execute();
    expect((await server.exchange(late)).json()).toMatchObject(refused);
    const allowed = await server.allow();
    const { access_token } = (await server.exchange(allowed)).json<Tokens>();
    expect(await server.listTools(access_token)).toBe(200);
    expect((await server.exchange(allowed)).json()).toMatchObject(refused);
    expect(await server.listTools(access_token)).toBe(401);
  });

  test("can't use tokens of others, or tokens where they don't belong", async () => {
    const server = await setUpOauth(shared.settings);
    const { send, token } = server;
    const program = await server.connect();
    const other = await server.connect();
    expect((await server.refresh(other.clientId, program.refresh_token)).json()).toMatchObject({
      error: "invalid_grant",
    });
    await server.post("/oauth/revoke", {
      token: program.refresh_token,
      client_id: other.clientId,
    });
    expect(await server.listTools(program.access_token)).toBe(200);
    const api = await send("GET", "/api/v1/credits", { token: program.access_token });
    expect(api.statusCode).toBe(401);
    const session = await send("GET", "/api/auth/me", { token: program.access_token });
    expect(session.statusCode).toBe(401);
    expect(await server.listTools(program.refresh_token)).toBe(401);
    expect(await server.listTools(token)).toBe(401);
    const { access_token, refresh_token } = program;
    expect((await server.refresh(program.clientId, access_token)).statusCode).toBe(400);
    await server.post("/oauth/revoke", { token: refresh_token, client_id: program.clientId });
    expect(await server.listTools(access_token)).toBe(401);
    const stranger = await registerSomebody(server);
    const { programs } = (await send("GET", "/api/oauth/programs", { token })).json();
    const taken = await send("DELETE", `/api/oauth/programs/${programs[0].id}`, {
      token: stranger.token,
    });
    expect(taken.statusCode).toBe(404);
  });

  test("loses every program's access when the password is reset or the account deleted", async () => {
    const server = await setUpOauth(shared.settings);
    const program = await server.connect();
    const reset = await server.context.passwordResets.createToken(server.accountId);
    const body = { token: reset, password: "another password" };
    expect(
      (await server.send("POST", "/api/auth/reset-password", { body })).statusCode,
    ).toBeLessThan(300);
    expect(await server.listTools(program.access_token)).toBe(401);
    expect((await server.refresh(program.clientId, program.refresh_token)).statusCode).toBe(400);
  });

  test("can't hide text in a program's name", async () => {
    const server = await setUpOauth(shared.settings);
    const evil = `\u202Eedualc<script>alert(1)</script>\n${"a".repeat(900)}`;
    const { client_name } = (await server.register([callback], evil)).json();
    expect(client_name).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(client_name.length).toBeLessThanOrEqual(80);
    expect((await server.register([callback], "a".repeat(10_000))).statusCode).toBe(400);
  });

  test("finds no OAuth on a server without an address of its own", async () => {
    for (const PUBLIC_URL of ["http://slides.example", ""]) {
      const server = await setUpOauth(shared.settings, { PUBLIC_URL });
      for (const path of ["oauth-protected-resource/mcp", "oauth-authorization-server"]) {
        const response = await server.app.inject({
          url: `/.well-known/${path}`,
          headers: { host: "evil.example" },
        });
        expect(response.statusCode).toBe(404);
        expect(response.body).not.toContain("evil.example");
      }
    }
  });

  test("meets the plan gate, and the limits of tokens", async () => {
    const server = await setUpOauth(shared.settings, { PLAN_GATES: "on" });
    const program = await server.connect();
    expect(await server.listTools(program.access_token)).toBe(403);
  });
});
