import { estimateTokens } from "@slideloom/core/planning";
import { ModelClient } from "../src/generation/model/model-client.ts";
import { ModelTextGenerator } from "../src/generation/model/model-text-generator.ts";
import { startFakeProvider } from "../src/generation/model/fake-provider.fixture.ts";
import { readQuestionKind, writeLikeModel } from "../src/generation/model/fake-writer.fixture.ts";
import { Planner, findPlanModel } from "../src/generation/planning/planner.ts";
import { writePlanned } from "../src/generation/planning/write-planned.ts";
import type { Material } from "../src/generation/text-generator.ts";
import { SourceChecker } from "../src/sources/checks/source-checker.ts";
import { identifySource } from "../src/sources/identify-source.ts";
import { inPlaceReader } from "../src/threads/reader.ts";
import { inPlaceReaders } from "./in-place-readers.ts";
import { promptSources } from "./prompt-sources.ts";

interface Call {
  kind: string;
  prompt: number;
  reply: string;
}

const planner = new Planner({ store: { find: async () => null, save: async () => undefined } });
const checker = new SourceChecker(inPlaceReaders).of("operator");

/**
 * Counts the calls and estimated tokens of posts from sources of different kinds. The replies are those of a fake model
 * that follows the schema, so they show which words come before the first slide, not how a model writes.
 */
export async function countPrompts(): Promise<string> {
  const rows = [];
  for (const { name, read } of promptSources) rows.push(await count(name, identifySource(read())));
  const head = "| source | calls | prompt tokens | reply tokens | reply tokens to slide 1 |";
  return [head, "| --- | --- | ---: | ---: | ---: |", ...rows, ""].join("\n");
}

async function count(name: string, material: Material): Promise<string> {
  const calls: Call[] = [];
  const fake = await startFakeProvider("openai-compatible");
  fake.answer((call) => {
    const answer = writeLikeModel(call);
    const prompt = estimateTokens(JSON.stringify(call.body["messages"]));
    calls.push({ kind: readQuestionKind(call), prompt, reply: answer.text ?? "" });
    return answer;
  });
  await write(fake.baseUrl, material);
  await fake.close();
  const prompts = calls.reduce((sum, { prompt }) => sum + prompt, 0);
  const replies = calls.reduce((sum, { reply }) => sum + estimateTokens(reply), 0);
  const kinds = calls.map(({ kind }) => kind).join(", ");
  return `| ${name} | ${kinds} | ${prompts} | ${replies} | ${countToFirstSlide(calls)} |`;
}

async function write(baseUrl: string, material: Material): Promise<void> {
  const settings = { provider: "openai-compatible", model: "fake", apiKey: null } as const;
  const client = new ModelClient({ ...settings, baseUrl, timeoutMs: 30_000 });
  const generator = new ModelTextGenerator(client, inPlaceReader);
  const model = findPlanModel({ owner: "server", provider: "fake", model: "fake" }, generator);
  if (!model) throw new Error("The fake model doesn't answer questions.");
  const request = {
    topic: material.source.title,
    instructions: "",
    templateType: "how-to-guide",
    writingStyle: "professional",
    slides: 8,
    postType: "carousel",
    textOnly: false,
    seed: 1,
    material,
  } as const;
  const { signal } = new AbortController();
  const run = { signal, texts: inPlaceReader, accountId: null };
  await writePlanned({ planner, checker, generator, model }, request, null, run);
}

/** Counts the tokens of the replies before the post's, and of the post's up to the end of its first slide. */
function countToFirstSlide(calls: readonly Call[]): number {
  let tokens = 0;
  for (const { kind, reply } of calls) {
    if (kind !== "post") {
      tokens += estimateTokens(reply);
      continue;
    }
    const { content } = JSON.parse(reply) as { content: unknown[] };
    const first = JSON.stringify(content[0]);
    return tokens + estimateTokens(reply.slice(0, reply.indexOf(first) + first.length));
  }
  return tokens;
}

process.stdout.write(await countPrompts());
