import { afterEach, beforeEach, expect, test } from "vitest";
import { unrestrictedPolicy } from "../../outbound/outbound-policy.ts";
import { createRun, drawPictures, prepareAll } from "../connector-run.fixture.ts";
import { createCallNetwork } from "../network-call.ts";
import { BlueskyAccess } from "./bluesky-access.ts";
import { bluesky } from "./bluesky.ts";
import { ana, startFakeBluesky, type FakeBluesky } from "./fake-bluesky.fixture.ts";

let fake: FakeBluesky;
beforeEach(async () => void (fake = await startFakeBluesky()));
afterEach(() => fake.close());

test.each([
  ["お茶の時間です", {}, ["ja"]],
  ["お茶の時間です", { language: "en" }, ["en"]],
  ["Tea time", {}, undefined],
  ["Время пить чай", {}, undefined],
])("%s with %j is posted in the languages %j", async (caption, options, langs) => {
  const endpoints = { resolver: fake.url, directory: fake.url };
  const call = createCallNetwork(unrestrictedPolicy);
  const access = new BlueskyAccess({ call, now: () => new Date(), endpoints });
  const account = await access.connect({ handle: ana.handle, app_password: ana.password });
  const run = createRun({ account, files: await drawPictures(1), payload: { caption, options } });
  const sent = await bluesky.send({ ...run, checkpoint: await prepareAll(bluesky, run) });
  expect(sent).toMatchObject({ kind: "published" });
  expect(fake.posts[0]?.record["langs"]).toEqual(langs);
});
