import { isStorable } from "@slideloom/core/text";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  listEndpointTemplates,
  listToolTemplates,
  type Template,
  wrappers,
} from "../../packages/server/src/hostile-requests.fixture.ts";
import { listHostileUnits, repeatTo } from "../../scripts/hostile-texts.fixture.ts";
import {
  describeHostility,
  listPlainTemplates,
  pickHostility,
  pickReply,
} from "./hostile-cases.ts";
import { createPick } from "./random.ts";
import { openStage, type Stage } from "./stage.ts";
import { TurnLog } from "./turn-log.ts";

/** Set by `npm run fuzz`: a longer run with another seed, whose report it prints. */
const minutes = Number(process.env["SLIDELOOM_FUZZ_MINUTES"] ?? 0);
const seed = Number(process.env["SLIDELOOM_FUZZ_SEED"] ?? 1);

/** How long the client waits for a response; the main thread's turns are at its start and its end. */
const waitMs = minutes > 0 ? 30_000 : 1500;

/** Number of hostile texts for each place of a request, of replies for each endpoint, and of saved posts. */
const rounds = { places: 1, replies: 6, posts: 8 };

let stage: Stage;
let log: TurnLog;
const pick = createPick(seed);
const endsAtMs = Date.now() + minutes * 60_000;

beforeAll(async () => {
  stage = await openStage({ waitMs });
  log = new TurnLog(stage.meter);
});

afterAll(async () => {
  if (minutes > 0) process.stdout.write(`\nSeed ${seed}: ${log.report()}\n`);
  await stage.close();
});

/** Notes the longest turn of a request. */
async function note(
  name: string,
  template: Template,
  build: Template["build"] = template.build,
  hostility = plain,
) {
  const built = build(hostility);
  await log.note(name, () => stage.measure(template, built));
}

const plain = { unit: "a", length: 1, wrapper: "plain" };

/** Repeats the work until the time of a longer run is over. Returns its long turns. */
async function repeat(work: () => Promise<void>) {
  const from = log.count;
  const share = (endsAtMs - Date.now()) / 3;
  const untilMs = Date.now() + share;
  do await work();
  while (minutes > 0 && Date.now() < untilMs);
  return log.listLong(from);
}

test("a hostile text in any place of any request takes short turns", async () => {
  const templates = [...listEndpointTemplates(), ...listToolTemplates(await stage.listTools())];
  expect(templates.length).toBeGreaterThan(300);
  const long = await repeat(async () => {
    for (const template of templates) {
      for (let round = 0; round < rounds.places; round++) {
        const hostility = pickHostility(pick);
        const name = `${template.name}: ${describeHostility(hostility)}`;
        await note(name, template, template.build, hostility);
      }
    }
  });
  expect(long).toEqual([]);
});

/** What the server saves; it refuses U+0000 and halves of surrogate pairs. */
const savedUnits = listHostileUnits().filter(isStorable);

const postWrappers = Object.keys(wrappers).filter((name) => name.startsWith("post"));

test("each post that can be picked is saved", async () => {
  const refused: string[] = [];
  for (const place of postWrappers) {
    await stage.renew();
    // Megabytes for each unit would only take time.
    const units = place.includes("MB") ? savedUnits.slice(0, 3) : savedUnits;
    for (const unit of units) {
      const status = await stage.save(wrappers[place]?.(repeatTo(unit, 3000)));
      if (status !== 201) refused.push(`${place}, ${JSON.stringify(unit)}: ${status}`);
    }
  }
  expect(refused).toEqual([]);
});

test("a hostile post that is saved and shared takes short turns wherever it is read", async () => {
  const reads = listPlainTemplates().filter(({ method }) => method === "GET");
  const page = { path: "/s/:token", params: {}, query: "", headers: {}, body: null };
  const [template] = reads;
  if (!template) throw new Error("Nothing reads.");
  const long = await repeat(async () => {
    for (let round = 0; round < rounds.posts; round++) {
      const unit = pick(savedUnits);
      const place = pick(postWrappers);
      await stage.renew(wrappers[place]?.(repeatTo(unit, 300_000)));
      const description = `${JSON.stringify(unit)} x 300,000, ${place}`;
      for (const read of reads) await note(`${read.name}: ${description}`, read);
      await note(`GET /s/:token: ${description}`, { ...template, access: "anyone" }, () => page);
    }
  });
  expect(long).toEqual([]);
});

test("a model's hostile reply takes short turns, in one piece or in many", async () => {
  stage.hasModel = true;
  await stage.renew();
  const asking = listPlainTemplates().filter(({ method }) => method === "POST");
  const isAsking = new Map<string, boolean>();
  const long = await repeat(async () => {
    for (const template of asking) {
      if (isAsking.get(template.name) === false) continue;
      for (let round = 0; round < rounds.replies; round++) {
        const { text, isWhole, description } = pickReply(pick);
        stage.model.answer(isWhole ? { rawBody: writeWhole(text) } : { text });
        const { length } = stage.model.calls;
        await note(`${template.name}: ${description}`, template);
        const hasAsked = stage.model.calls.length > length;
        if (!isAsking.has(template.name)) isAsking.set(template.name, hasAsked);
        if (!hasAsked && !isAsking.get(template.name)) break;
      }
    }
  });
  expect(long).toEqual([]);
  expect([...isAsking.values()].filter(Boolean).length).toBeGreaterThan(5);
});

/** A stream with one event. */
const writeWhole = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\ndata: [DONE]\n\n`;
