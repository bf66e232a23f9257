import { expect, onTestFinished } from "vitest";
import { isWhole } from "../../scripts/test-sample.mjs";
import { test } from "../browser.ts";
import { checkDocumented } from "../documented-request.ts";
import { startServer } from "../server.ts";
import { createKey } from "../site/account.ts";
import { AppsScript } from "./apps-script.ts";
import { readAutomation } from "./files.ts";

const heading = ["Topic", "Post", "Slides", "Status"];
const buildRow = (topic: string, post = "") => [topic, post, "", ""];

async function open(serverUrl: string, rows: unknown[][]) {
  const key = await createKey(serverUrl);
  const script = new AppsScript(readAutomation("google-sheets.gs", serverUrl), key, [
    heading,
    ...rows,
  ]);
  const readCredits = async () => {
    const headers = { "x-api-token": key };
    const answer = await fetch(`${serverUrl}/api/v1/credits`, { headers });
    return ((await answer.json()) as { credits: number }).credits;
  };
  const spendCredit = () =>
    fetch(`${serverUrl}/api/v1/generate`, {
      method: "POST",
      headers: { "x-api-token": key, "content-type": "application/json" },
      body: JSON.stringify({ topic: "Tea", template: "Checklist" }),
    });
  return { script, readCredits, spendCredit };
}

const countAsked = (script: AppsScript) =>
  script.requests.map(({ url }) => new URL(url).pathname.split("/").at(-1));

/** Without an AI model, generated posts are outlines with questions. */
const done = "Done. Slides 1, 2, 3, 4, 5, 6, 7 and 8 have unanswered questions";

test("the Google Sheets script writes a post, renders it and adds its link for every row without a link", async ({
  serverUrl,
}) => {
  const { script, readCredits } = await open(serverUrl, [
    buildRow("Tea"),
    ["Milk", "", "https://drive.example/old", ""],
    buildRow(""),
    buildRow("お茶の淹れ方"),
  ]);
  script.call("start");
  expect(countAsked(script)).toEqual(["generate", "render", "generate", "render"]);
  for (const request of script.requests) await checkDocumented(request);
  expect(script.files.map(({ name }) => name)).toEqual(["Tea.pdf", "お茶の淹れ方.pdf"]);
  for (const { bytes } of script.files) expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(script.rows.map(([, , link, status]) => [link, status])).toEqual([
    ["Slides", "Status"],
    ["https://drive.example/1", done],
    ["https://drive.example/old", ""],
    ["", ""],
    ["https://drive.example/2", done],
  ]);
  expect(JSON.parse(String(script.rows[1]?.[1]))).toHaveProperty("content.7.header");
  script.call("start");
  expect(script.requests).toHaveLength(4);
  expect([script.triggers, await readCredits()]).toEqual([[], 8]);
});

test("after Google's time limit stops the script, it resumes and charges no row twice", async ({
  serverUrl,
}) => {
  const { script, readCredits } = await open(serverUrl, [buildRow("Tea"), buildRow("Milk")]);
  script.triggers = [{ handler: "somethingElse", afterMs: 1 }];
  // Stops the script between writing the post and rendering it.
  script.onRequest = (url) => {
    script.nowMs += 5 * 60_000;
    if (url.endsWith("render")) throw new Error("Exceeded maximum execution time");
  };
  script.call("start");
  expect(script.rows[1]?.[3]).toBe("Exceeded maximum execution time");
  const other = { handler: "somethingElse", afterMs: 1 };
  expect(script.triggers).toEqual([other, { handler: "resume", afterMs: 60_000 }]);
  script.onRequest = () => undefined;
  script.call("resume");
  expect(countAsked(script)).toEqual(["generate", "render", "generate", "render"]);
  expect(script.rows.slice(1).map((row) => row[3])).toEqual([done, done]);
  expect([script.triggers, await readCredits()]).toEqual([[other], 8]);
});

test.runIf(isWhole)(
  "after a 429 response, the script resumes once the server's Retry-After has passed",
  async () => {
    const server = await startServer({ RATE_LIMIT_GENERATE: "1" });
    onTestFinished(() => server.stop());
    const { script } = await open(server.url, [
      buildRow("Tea"),
      buildRow("Milk"),
      buildRow("Water"),
    ]);
    script.call("start");
    expect(script.rows.slice(1).map((row) => row[3])).toEqual([
      done,
      expect.stringMatching(/^Too many requests: /),
      "",
    ]);
    expect(script.triggers).toEqual([{ handler: "resume", afterMs: 60_000 }]);
  },
);

test("the script polls if a render takes longer than one request may", async () => {
  const server = await startServer({ RENDER_TIMEOUT_SECONDS: "0" });
  onTestFinished(() => server.stop());
  const { script } = await open(server.url, [buildRow("Tea")]);
  script.call("start");
  expect(script.rows[1]?.[3]).toBe(done);
  expect(script.files[0]?.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  const asked = script.requests.map(({ url }) => new URL(url).pathname.split("/").at(-2));
  expect(asked.slice(0, 3)).toEqual(["v1", "v1", "jobs"]);
});

test.runIf(isWhole)(
  "the script stops when the credits are used up, and its message says what to check",
  async ({ serverUrl }) => {
    const value = "Words that go on. ".repeat(300);
    const content = [{ header: "Cup", description: [{ type: "text", value }] }];
    const { script, readCredits, spendCredit } = await open(serverUrl, [
      buildRow("Mine", JSON.stringify({ title: "Mine", content })),
      buildRow("Broken", "{"),
      buildRow("Tea"),
      buildRow("Milk"),
      buildRow("Water"),
    ]);
    while ((await readCredits()) > 1) await spendCredit();
    script.call("start");
    const statuses = script.rows.slice(1).map((row) => row[3]);
    expect(statuses).toEqual([
      "Done. Slide 1 has more text than fits",
      expect.stringMatching(/^Invalid post: Unexpected end of input/),
      done,
      expect.stringMatching(/^Insufficient credits: /),
      "",
    ]);
    expect(script.triggers).toEqual([]);
  },
);
