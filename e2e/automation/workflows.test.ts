import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { sampleCases } from "../../scripts/test-sample.mjs";
import { test } from "../browser.ts";
import { startServer } from "../server.ts";
import { createKey } from "../site/account.ts";
import { readAutomation } from "./files.ts";
import { runMake } from "./make.ts";
import { runN8n } from "./n8n.ts";
import { serveChangedJobs } from "./tool-run.ts";
import { buildLogin, runZapier, type ReadForm } from "./zapier.ts";

const topic = 'Tea, "the good one", お茶';

/**
 * Rendering takes longer than this timeout, so even a request without `Prefer: respond-async` is answered with a job.
 */
const slowest = { RENDER_TIMEOUT_SECONDS: "1", RATE_LIMIT_API: "0" };

async function startSlow() {
  const server = await startServer(slowest);
  onTestFinished(() => server.stop());
  return { url: server.url, key: await createKey(server.url) };
}

const expectPdf = (bytes: Buffer | undefined) =>
  expect(bytes?.subarray(0, 5).toString()).toBe("%PDF-");

const row = { row_number: 2, Topic: topic, Slides: "" };
/** Make identifies columns by their index. */
const makeRow = { 0: topic, __ROW_NUMBER__: 2 };

test("the n8n workflow waits for every row's job and saves its file", async () => {
  const server = await startSlow();
  const rows = [row, { ...row, row_number: 3, Slides: "https://drive.example/old" }];
  const run = await runN8n(readAutomation("n8n-workflow.json", server.url), server, rows);
  expect(run.files.map(({ name }) => name)).toEqual([`${topic}.pdf`]);
  expectPdf(run.files[0]?.bytes);
  expect(run.notes).toEqual([{ row_number: "2", Slides: "https://drive.example/1", Problem: "" }]);
  expect(run.asked.slice(0, 2)).toEqual(["POST /api/v1/generate", "GET /api/v1/jobs"]);
  expect(new Set(run.waits)).toEqual(new Set([10]));
});

test("the Make blueprint waits for the row's job and saves its file once", async () => {
  const server = await startSlow();
  const run = await runMake(readAutomation("make-blueprint.json", server.url), server, makeRow);
  expect(run.files.map(({ name }) => name)).toEqual(["row-2.pdf"]);
  expectPdf(run.files[0]?.bytes);
  expect(run.notes).toEqual([]);
  expect(run.waits.length).toBeLessThan(60);
  expect(new Set(run.waits)).toEqual(new Set([10]));
});

const pollCases = [
  [{ status: "failed", message: "You have no credits left." }, "You have no credits left.", 1],
  [{ status: "running", message: null }, /^It took longer than/, null],
] as const;

test.for(sampleCases(pollCases, 2))(
  "both workflows write a note to the row if a job is %j",
  async ([change, note, polls]) => {
    const server = await startSlow();
    const url = await serveChangedJobs(server.url, { ...change, files: [] });
    const n8n = await runN8n(readAutomation("n8n-workflow.json", url), server, [row]);
    const make = await runMake(readAutomation("make-blueprint.json", url), server, makeRow);
    expect([n8n.files, make.files]).toEqual([[], []]);
    expect(n8n.notes).toEqual([{ row_number: "2", Problem: expect.stringMatching(note) }]);
    expect(make.notes).toEqual([{ cell: "C2", value: expect.stringMatching(note) }]);
    expect([n8n.waits.length, make.waits.length]).toEqual([polls ?? 120, polls ?? 60]);
  },
);

/** Returns the values of a form that a guide lists as `Name: value` lines. */
async function readForm(page: Page, label: string): Promise<ReadForm> {
  const region = page.getByRole("region", { name: label, exact: true });
  const lines = (await region.locator("code").innerText()).split("\n");
  return (name: string) =>
    lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
}

async function readForms(page: Page, url: string) {
  await page.goto(`${url}/guides/zapier`);
  return {
    write: await readForm(page, "Settings of the POST action"),
    loop: await readForm(page, "Settings of the loop"),
    delay: await readForm(page, "Settings of the Delay For step"),
    ask: await readForm(page, "Settings of the GET step"),
    over: await readForm(page, "Settings of the first filter"),
    count: await readForm(page, "Settings of the Increment Value step"),
    once: await readForm(page, "Settings of the second filter"),
    drawn: await readForm(page, "Settings of the Zapier path for rendered posts"),
    failed: await readForm(page, "Settings of the Zapier path for posts that weren't rendered"),
    poll: await readForm(page, "Settings of the Retrieve Poll trigger"),
  };
}

test("the Zapier forms wait for the job and save its file once", async ({ page }) => {
  const server = await startSlow();
  const run = await runZapier(await readForms(page, server.url), server);
  expect(run.files).toHaveLength(1);
  const file = await fetch(new URL(run.files[0]?.name ?? "", server.url));
  expectPdf(Buffer.from(await file.arrayBuffer()));
  expect(run.notes).toEqual([]);
  expect(run.waits).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test.for(
  sampleCases(
    [
      [{ status: "failed", message: "You have no credits left." }, "You have no credits left."],
      [{ status: "running", message: null }, ""],
    ] as const,
    2,
  ),
)("the Zapier forms send one note if a job is %j", async ([change, Text], { page, serverUrl }) => {
  const server = { url: serverUrl, key: await createKey(serverUrl) };
  const url = await serveChangedJobs(serverUrl, { ...change, files: [] });
  const run = await runZapier(await readForms(page, url), server);
  expect([run.files, run.notes]).toEqual([[], [{ Text }]]);
});

test("the Retrieve Poll form for Zapier names the key of the list in the response", async ({
  page,
  serverUrl,
}) => {
  const { poll } = await readForms(page, serverUrl);
  const key = await createKey(serverUrl);
  const headers = { authorization: buildLogin(poll("Basic Auth")[0], key) };
  const polled = await fetch(poll("URL")[0] ?? "", { headers });
  expect(await polled.json()).toMatchObject({ [poll("Key")[0] ?? ""]: [] });
  expect(poll("Deduplication Key")).toEqual(["id"]);
});

test.for([
  ["/guides/google-sheets", "google-sheets.gs"],
  ["/guides/n8n", "n8n-workflow.json"],
  ["/guides/make", "make-blueprint.json"],
] as const)(
  "%s offers the download %s with this server's address",
  async ([path, name], { page, serverUrl }) => {
    await page.goto(path);
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: `Download ${name}` }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(name);
    const chunks = await (await download.createReadStream()).toArray();
    expect(Buffer.concat(chunks).toString()).toBe(readAutomation(name, serverUrl));
  },
);

test("the settings for Cursor and VS Code connect to the tools with an API key", async ({
  page,
  serverUrl,
}) => {
  const key = await createKey(serverUrl);
  await page.goto("/guides/mcp");
  const read = async (label: string) => {
    const region = page.getByRole("region", { name: label, exact: true });
    const text = (await region.locator("code").innerText())
      .replace("YOUR_API_KEY", key)
      .replace("${input:slideloom-key}", key);
    return JSON.parse(text) as Record<"mcpServers" | "servers", { slideloom: McpEntry }>;
  };
  for (const { url, headers } of [
    (await read("Cursor")).mcpServers.slideloom,
    (await read("VS Code")).servers.slideloom,
  ]) {
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        ...headers,
        accept: "application/json, text/event-stream",
        "content-type": "application/json",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} }),
    });
    expect(await answer.json()).toMatchObject({ result: { tools: { length: 28 } } });
  }
});

interface McpEntry {
  url: string;
  headers: Record<string, string>;
}
