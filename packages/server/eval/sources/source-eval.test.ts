import { fileURLToPath } from "node:url";
import { readTextSource } from "@slideloom/core/sources";
import { expect, onTestFinished, test } from "vitest";
import { startFakeProvider } from "../../src/generation/model/fake-provider.fixture.ts";
import { createDraftWriter, createModelWriter, parsePrice } from "./eval-writer.ts";
import { openJudge } from "./open-judge.ts";
import { recorded, recordedCase } from "./recorded-replies.fixture.ts";
import { runSources } from "./run-sources.ts";
import { readSourceCases } from "./source-case.ts";
import { buildSourceReport } from "./source-report.ts";

const reader = {
  read: async (input: object) => readTextSource("text" in input ? String(input.text) : ""),
};

/** A model that sends these recorded replies in turn. */
async function replay(...texts: string[]) {
  const fake = await startFakeProvider("openai-compatible");
  onTestFinished(() => fake.close());
  fake.answer(...texts.map((text) => ({ text })));
  return fake;
}

/** Evaluates the draft and a model with the recorded source. */
async function evaluate(replies: string[], judgement: string | null) {
  const { baseUrl } = await replay(...replies);
  const settings = { provider: "openai-compatible", model: "m-1", apiKey: null } as const;
  const model = createModelWriter({ ...settings, baseUrl, timeoutMs: 10_000 }, parsePrice("1/2"));
  const judge =
    judgement === null
      ? null
      : await openJudge({
          JUDGE_MODEL: "j-1",
          JUDGE_BASE_URL: (await replay(judgement)).baseUrl,
        });
  const failures: string[] = [];
  const all = await runSources([createDraftWriter(), model], [recordedCase], {
    reader,
    judge,
    onResult: () => undefined,
    onJudgeFailure: (_id, message) => failures.push(message),
  });
  const head = { version: "1.2.3", date: "2026-01-02", judge: judge?.name ?? null };
  const report = buildSourceReport(head, [recordedCase], all);
  return { report, failures, result: all[1]?.results[0] };
}

const { plan, slides, repair, unrepaired, answers } = recorded;

test("a post that was repaired meets its items; the table compares it with the draft", async () => {
  const { report, result, failures } = await evaluate([plan, slides, repair], answers);
  expect(failures).toEqual([]);
  expect(result?.items.map(({ isMet }) => isMet)).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(result?.spent).toEqual({ calls: 3, inputTokens: 33, outputTokens: 66 });
  expect(report).toContain("1 source, judged by j-1");
  expect(report).toContain("| measure | draft, no model | m-1 |");
  expect(report).toMatch(/\| items met, by the judge \| .+ \| 100\.0 % \(1 of 1\) \|/);
  expect(report).toMatch(/\| slides that cite passages, .+ \| 100\.0 % \(3 of 3\) \|/);
  expect(report).toContain("| cost per post, mean | - | $0.0002 |");
  expect(report).toMatch(/\| posts repaired \| .+ \| 0\.0 % \(0 of 1\) \|/);
});

test("a number that the source doesn't have is counted; a judge that fails leaves its items open", async () => {
  const { report, result, failures } = await evaluate([plan, slides, unrepaired], "No.");
  expect(result?.measures?.wrongNumbers).toBe(1);
  expect(result?.items.filter(({ isMet }) => isMet !== true)).toEqual([
    { id: "kiln-6", kind: "grounded", isMet: false },
    { id: "kiln-7", kind: "judge", isMet: null },
  ]);
  // The judge failed once for each of the two writers.
  expect(failures).toHaveLength(2);
  expect(report).toContain("Nothing is invented. |");
});

test("without a post no item is met", async () => {
  const { report, result } = await evaluate(["I can't help with that."], null);
  expect(result).toMatchObject({ outcome: "refused", measures: null });
  expect(report).toContain("| items met, by program | 83.3 % (5 of 6) | 0.0 % (0 of 6) |");
});

test("the sources that come with the evaluation are complete", () => {
  const { cases, skipped } = readSourceCases(fileURLToPath(new URL("samples", import.meta.url)));
  expect(skipped).toEqual([]);
  expect(cases.map(({ language }) => language)).toEqual(["de", "en", "en", "ja"]);
  for (const { items, text, language } of cases) {
    expect(items.length).toBeGreaterThan(8);
    // Each `anyOf` item can be met, because the source contains at least one of its texts.
    for (const { check } of items) {
      if (check && "anyOf" in check)
        expect(check.anyOf.some((part) => text.includes(part))).toBe(true);
      if (check && "language" in check) expect(check.language).toBe(language);
    }
  }
});

test.for(["1", "1/x", "1/2/3"])("a price of %j is refused", (price) => {
  expect(() => parsePrice(price)).toThrow("--price");
});

test("a judge without a provider is refused", async () => {
  await expect(openJudge({ JUDGE_MODEL: "j" })).rejects.toThrow("JUDGE_PROVIDER");
  expect(await openJudge({})).toBeNull();
});
