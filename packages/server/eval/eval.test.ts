import { templateTypes, writingStyles } from "@slideloom/core/generation";
import { createNodeSlideRenderer } from "@slideloom/renderer/node";
import { expect, onTestFinished, test } from "vitest";
import { createGenerationError } from "../src/generation/model/build-generation-error.ts";
import { startFakeProvider } from "../src/generation/model/fake-provider.fixture.ts";
import { ModelTextGenerator } from "../src/generation/model/model-text-generator.ts";
import type { GenerationRequest, TextGenerator } from "../src/generation/text-generator.ts";
import { buildEvalReport } from "./build-eval-report.ts";
import { evalCases } from "./eval-requests.ts";
import { measureVariety } from "./measure-post.ts";
import { runEval } from "./run-eval.ts";
import { measureSimilarity } from "./similarity.ts";
import { inPlaceReader } from "../src/threads/reader.ts";
import { ModelClient } from "../src/generation/model/model-client.ts";

test("the fixed requests are 60, of every template type, style, number of slides and language", () => {
  const requests = evalCases.map(({ request }) => request);
  expect(requests).toHaveLength(60);
  expect(new Set(requests.map(({ templateType }) => templateType))).toEqual(
    new Set(templateTypes.map(({ id }) => id)),
  );
  expect(new Set(requests.map(({ writingStyle }) => writingStyle))).toEqual(
    new Set(writingStyles.map(({ id }) => id)),
  );
  expect(new Set(requests.map(({ slides }) => slides)).size).toBe(15);
  expect(new Set(evalCases.map(({ language }) => language)).size).toBe(5);
});

test("the similarity of texts counts the three-letter sequences that they share", () => {
  expect(measureSimilarity("Say it early.", "say it EARLY")).toBeGreaterThan(0.9);
  expect(measureSimilarity("Say it early.", "Nobody knows why")).toBeLessThan(0.1);
  expect(measureSimilarity("", "")).toBe(0);
});

test("a report counts the requests with and without a post", async () => {
  const text = "The point of this slide is that you unleash the cat. ".repeat(90);
  const slide = { header: "Much", description: [{ type: "text", value: text }] };
  const generator: TextGenerator = {
    provider: "fake",
    answer: null,
    generate: async ({ slides }: GenerationRequest, { onSlide }) => {
      if (slides !== 8) throw createGenerationError("refused");
      onSlide?.(slide, 0);
      const content = Array.from({ length: 8 }, () => slide);
      const usage = { inputTokens: 10, outputTokens: 20 };
      return {
        post: { title: "T", content },
        usage,
        warnings: [],
        repair: "repaired",
      };
    },
  };
  const told: string[] = [];
  const results = await runEval(
    generator,
    evalCases.slice(0, 2),
    createNodeSlideRenderer(),
    ({ outcome }) => told.push(outcome),
  );
  expect(told).toEqual(["repaired", "refused"]);
  const subject = { provider: "fake", model: "m-1", version: "1.2.3", date: "2026-01-02" };
  const report = buildEvalReport(subject, results);
  expect(report).toContain("# Evaluation of fake (m-1)");
  expect(report).toContain("| valid after repair | 50.0 % (1 of 2) |");
  expect(report).toContain("| no post | 50.0 % (1 of 2) |");
  expect(report).toMatch(/readable size, all four formats \| 0\.0 % \(0 of 32\)/);
  expect(report).toContain("| slides over the word limit | 100.0 % (8 of 8) |");
  expect(report).toContain(
    "| slides that repeat another (trigram Jaccard over 0.6) | 87.5 % (7 of 8) |",
  );
  // The post has a cover, six slides with the same layout, and a closing slide.
  expect(report).toContain("| layouts per carousel, mean | 3.0 |");
  expect(report).toContain("| longest run of one layout in a carousel, mean | 6.0 |");
  expect(report).toContain(
    "| carousels with three or more slides of one layout in a row | 100.0 % (1 of 1) |",
  );
  expect(report).toContain("6 alike in a row");
  expect(report).toContain("| posts with a cliché | 50.0 % (1 of 2) |");
  expect(report).toContain("| tokens per post, mean | 30 |");
});

test("a model's words keep the layouts that they make, through all that mends its reply", async () => {
  const texts: [header: string, value: string, columns?: [string, string]][] = [
    ["How ::tea:: is made", "Leaf, water, time."],
    ["70% of it is water", "So start with the water."],
    ["What a buyer says", "“I smell it before I ask the price.”\n— Mei Lin"],
    ["Caffeine a cup", "Coffee: 95 mg\nBlack tea: 47 mg\nGreen tea: 28 mg"],
    ["Three steps", "1. Boil the water\n2. Wait a minute\n3. Pour"],
    ["Bitter or sweet", "", ["Boiling water", "Eighty degrees"]],
    ["Heat decides", "Time only follows."],
    ["Which one is yours?", "Tell me below."],
  ];
  const content = texts.map(([header, value, columns]) => ({
    header,
    description: [
      {
        type: columns ? "two-columns" : "text",
        value,
        leftColumn: columns?.[0] ?? null,
        rightColumn: columns?.[1] ?? null,
      },
    ],
    summary: null,
  }));
  const fake = await startFakeProvider("openai-compatible");
  onTestFinished(() => fake.close());
  fake.answer({ text: JSON.stringify({ title: "Tea", content, hashtags: ["#Tea"] }) });
  const client = new ModelClient({
    provider: "openai-compatible",
    model: "m-1",
    apiKey: "key",
    baseUrl: fake.baseUrl,
    timeoutMs: 10_000,
  });
  const generator = new ModelTextGenerator(client, inPlaceReader);
  const [evalCase] = evalCases;
  if (!evalCase) throw new Error("There is no case.");
  const { signal } = new AbortController();
  const request = { ...evalCase.request, slides: 8 };
  const { post } = await generator.generate(request, { signal });
  expect(measureVariety(post)).toEqual({ used: 8, longestRun: 1 });
});
