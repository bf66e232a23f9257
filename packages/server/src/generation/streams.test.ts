import { afterEach, expect, test } from "vitest";
import { createTestApp, registerSomebody } from "../app/app.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";
import { createGate } from "../gate.fixture.ts";
import { startFakeProvider, type FakeProvider } from "./model/fake-provider.fixture.ts";
import { streamEvents } from "./stream-events.fixture.ts";

const fakes: FakeProvider[] = [];
afterEach(async () => {
  await Promise.all(fakes.splice(0).map((fake) => fake.close()));
});

const headers = ["One", "Two", "Three"];
const content = JSON.stringify({
  title: "Kiln",
  content: headers.map((header) => ({
    header,
    description: [{ type: "text", value: `What we saw, part ${header}.` }],
    alt: `Words of ${header}`,
    media: { url: "https://example.com/a.png", alt: "A kiln" },
  })),
});

const item = (value: string) => ({ type: "text", value, leftColumn: null, rightColumn: null });
const write = (header: string) => ({
  header: `New ${header}`,
  description: [item(`New words of ${header}, one sentence long.`)],
  summary: null,
});
const rewrite = (header: string) => ({ ...write(header), alt: "New words", mediaAlt: "An oven" });

/** Requests whose words a person sees while the model writes, with a model's reply and one that can't be used. */
const streams = [
  {
    name: "a generation",
    path: "/api/generate-carousel",
    body: { topic: "Kilns", template: "", instructions: "", style: "", slides: 3 },
    reply: { title: "Kilns", content: headers.map(write), hashtags: ["#One", "#Two", "#Three"] },
    unusable: { title: "Kilns", content: [], hashtags: [] },
    holdBefore: "New Three",
    shown: ["New One", "New Two"],
  },
  {
    name: "a rewritten post",
    path: "/api/rewrite-post",
    body: { content, action: "translate", language: "English" },
    reply: { title: "Ofen", slides: headers.map(rewrite) },
    unusable: { title: "Ofen", slides: [rewrite("other")] },
    holdBefore: "New Three",
    shown: ["New One", "New Two"],
  },
  {
    name: "a rewritten slide",
    path: "/api/rewrite-slide",
    body: { content, slideIndex: 1, instruction: "Shorter" },
    reply: rewrite("Two"),
    unusable: { header: "", description: [], summary: null, alt: null, mediaAlt: null },
    holdBefore: "one sentence",
    shown: ["New Two"],
  },
];

describeOnEngine("sqlite", "while the model still writes", (shared) => {
  test.for(streams.flatMap((stream) => [1, 2].map((replies) => ({ ...stream, replies }))))(
    "reply $replies of $name is streamed",
    async ({ path, body, reply, unusable, replies, holdBefore, shown }) => {
      const fake = await startFakeProvider("openai-compatible");
      fakes.push(fake);
      const gate = createGate();
      const text = JSON.stringify(reply);
      const held = async (sent: number) =>
        sent > text.indexOf(holdBefore) ? gate.opened : undefined;
      const first = replies === 1 ? [] : [{ text: JSON.stringify(unusable) }];
      fake.answer(...first, { text, gate: held });
      const server = await createTestApp(shared.settings, {
        environment: { AI_BASE_URL: fake.baseUrl, AI_MODEL: "test-model" },
      });
      const { token } = await registerSomebody(server);
      const wanted = new Set(shown);
      let ending: unknown;
      for await (const { name, data } of streamEvents(server, path, { token, body })) {
        for (const words of wanted) if (JSON.stringify(data).includes(words)) wanted.delete(words);
        if (name === "done" || name === "error") ending = { name, wanted: [...wanted] };
        if (wanted.size === 0) gate.open();
      }
      expect(ending).toEqual({ name: "done", wanted: [] });
      expect(fake.calls).toHaveLength(replies);
    },
  );
});
