import { StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Publication } from "@slideloom/core/contract/publications";
import { expect, test } from "vitest";
import { describeOnEngine, type TestDatabase } from "../db/database.fixture.ts";
import { issuer, setUpOauth } from "../oauth/oauth.fixture.ts";
import { startSmtpServer } from "../mail/smtp-server.fixture.ts";
import { connectClient, type Era } from "./mcp.fixture.ts";

type Visit = (url: string) => Promise<void>;

/** A program that was connected to ask before it publishes, with a saved carousel and a connection of its user. */
async function setUp({ settings }: Pick<TestDatabase, "settings">) {
  const { port, received } = await startSmtpServer();
  const server = await setUpOauth(settings, {
    FAKE_BLUESKY_URL: "http://127.0.0.1:9",
    SMTP_URL: `smtp://ada:secret@127.0.0.1:${port}`,
    MAIL_FROM: "slides@example.com",
  });
  const { accountId, app, context, send, token } = server;
  const program = await server.connect({ scope: "read render write publish" });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  await context.connections.connect(accountId, {
    network: "handover",
    name: "n8n",
    url: "http://127.0.0.1:9/hook",
    time_zone: "UTC",
  });
  const [connection] = await context.connections.list(accountId);
  const connectProgram = (era: Era, visit?: Visit) => {
    const url = new URL("/mcp", address);
    url.hostname = "localhost";
    const headers = { authorization: `Bearer ${program.access_token}` };
    return connectClient(
      new StreamableHTTPClientTransport(url, { requestInit: { headers } }),
      era,
      visit,
    );
  };
  const publish = async (era: Era, visit?: Visit) => {
    const { call, client } = await connectProgram(era, visit);
    const content = [{ header: "Cup", description: [{ type: "text", value: "Warm" }] }];
    const saved = await call("create_carousel", { post: { title: "Tea", content } });
    const published = await call("publish_carousel", {
      carousel_id: saved.structuredContent?.["carousel_id"],
      targets: [{ connection_id: connection?.id, caption: "Tea" }],
      when: { kind: "unscheduled" },
    });
    await client.close();
    return published;
  };
  const list = async () =>
    (await send("GET", "/api/publications", { token })).json<{ publications: Publication[] }>()
      .publications;
  const answer = async (decision: "approve" | "decline") => {
    const isWaiting = ({ approval, targets }: Publication) =>
      approval?.approved_at === null && targets[0]?.status === "waiting_for_approval";
    const made = (await list()).find(isWaiting);
    const body = { decision, version: made?.version };
    await send("POST", `/api/publications/${made?.id}/approval`, { token, body });
  };
  const readMails = () => received.map(({ text }) => text).filter((text) => /approval/.test(text));
  return { ...server, answer, connectProgram, list, publish, readMails };
}

const approvals = new RegExp(`^${issuer}/approvals\\?publication=[\\w-]{36}$`);

describeOnEngine("sqlite", "a program that asks before it publishes", (shared) => {
  test.for(["approve", "decline"] as const)(
    "has its user's page opened, and learns the answer: %s",
    async (decision) => {
      const { answer, list, publish } = await setUp(shared);
      const visited: string[] = [];
      const result = await publish("modern", async (url) => {
        visited.push(url);
        await answer(decision);
      });
      expect(visited).toEqual([expect.stringMatching(approvals)]);
      const status = decision === "approve" ? "draft" : "canceled";
      expect(result.structuredContent).toMatchObject({
        publication: { targets: [{ status }] },
        warnings: [],
      });
      expect(await list()).toHaveLength(1);
    },
  );

  test.for(["legacy", "modern"] as const)(
    "gets a link in the era %s if it can't open pages, or if its user decides later",
    async (era) => {
      const { list, publish } = await setUp(shared);
      const result = await publish(era, era === "modern" ? async () => undefined : undefined);
      expect(result.structuredContent).toMatchObject({
        publication: { targets: [{ status: "waiting_for_approval" }] },
        editor_url: expect.stringMatching(approvals) as string,
        warnings: [expect.stringMatching(/^Not published yet/)],
      });
      expect(await list()).toMatchObject([{ approval: { by: "owner", approved_at: null } }]);
    },
  );

  test("mails its user about the first post that waits, not about more of them", async () => {
    const { answer, publish, readMails } = await setUp(shared);
    await publish("modern");
    await expect.poll(readMails, { timeout: 20_000 }).toHaveLength(1);
    expect(readMails()[0]).toContain(`${issuer}/approvals`);
    await publish("modern");
    await answer("decline");
    await answer("decline");
    await publish("modern");
    await expect.poll(readMails, { timeout: 20_000 }).toHaveLength(2);
  });

  test("can't change a post that waits for a client", async () => {
    const { accountId, connectProgram, context, list, publish } = await setUp(shared);
    await publish("modern");
    const [prepared] = await list();
    const [connection] = await context.connections.list(accountId);
    const carouselId = prepared?.carousel_id ?? "";
    const targets = [{ connection_id: connection?.id, caption: "Tea", alt_texts: [], options: {} }];
    const made = await context.publications.create(accountId, {
      carousel_id: carouselId,
      when: { kind: "unscheduled" },
      targets,
      approval: "client",
    });
    const { call } = await connectProgram("modern");
    const moved = await call("move_publication", {
      publication_id: made.id,
      when: { kind: "now" },
    });
    expect(moved).toMatchObject({ isError: true });
    expect(JSON.stringify(moved.content)).toMatch(/A person decides this/);
    expect(await context.publications.get(accountId, made.id)).toMatchObject({ version: 1 });
  });

  test("asks again for each change", async () => {
    const { answer, list, publish, connectProgram } = await setUp(shared);
    await publish("modern");
    await answer("approve");
    const [made] = await list();
    expect(made?.approval?.approved_at).not.toBeNull();
    const { call } = await connectProgram("modern");
    await call("move_publication", {
      publication_id: made?.id,
      when: { kind: "now" },
    });
    expect(await list()).toMatchObject([
      { approval: { approved_at: null }, targets: [{ status: "waiting_for_approval" }] },
    ]);
  });
});
