import { parsePost, type Post } from "@slideloom/core/document";
import { expect, test } from "vitest";
import { describeOnEngine } from "../db/database.fixture.ts";
import { setUpMcp } from "../mcp/mcp.fixture.ts";
import { setUpPublicApi } from "./public-api.fixture.ts";

const steps = ["Sharpen", "Rinse", "Peel", "Chop", "Heat", "Stir", "Salt", "Taste", "Serve"];
const text = [
  "How we cook for eighty people",
  "We have cooked for the club since 2014. Nobody ever went home hungry.",
  ...steps.map((verb, index) => `Step ${index + 1}: ${verb} it\nIt takes ${index + 12} minutes.`),
].join("\n\n");
const english =
  "# Our pond\n\nIt froze in January, and two of the nine carp died. We had a pump that was too small for it.\n\nNow a pump keeps a hole open, and we have not lost a fish since that was built.";
const german =
  "# Unser Bach\n\nIm Mai 2023 haben 14 Nachbarn den Bach freigelegt. Der Bagger kostete 2.300 Euro am Tag.\n\nHeute brüten dort wieder Eisvögel.";
const short = "# Our pond\n\nIt froze in January, and two of the nine carp died.";

function readPost(content: string): Post {
  const result = parsePost(content);
  if (!result.ok) throw new Error("The post is invalid.");
  return result.post;
}

describeOnEngine("sqlite", "choices for slides from a source", (shared) => {
  async function setUp() {
    const {
      send: sendAny,
      key: token,
      accountId,
      context: { credits, jobs },
    } = await setUpPublicApi(shared.settings);
    const send: typeof sendAny = (method, path, request) =>
      sendAny(method, path, { token, ...request });
    const generate = (body: object) =>
      send("POST", "/api/v1/generate", { body: { template: "Listicle/Tips", ...body } });
    const make = async (body: object) => {
      const response = await generate(body);
      expect(response.statusCode, response.body).toBe(200);
      const { content, warnings } = response.json<{ content: string; warnings: string[] }>();
      return { post: readPost(content), warnings };
    };
    const countCredits = async () => (await credits.getCredits(accountId)).credits;
    const finish = async (id: string) => jobs.finish(accountId, id, { timeoutMs: 30_000 });
    return { send, generate, make, countCredits, finish };
  }

  test("without `slides`, each step has a slide; `per: idea` keeps the usual number", async () => {
    const { make } = await setUp();
    const { post } = await make({ source: { text } });
    const headers = post.content.map(({ header }) => header);
    expect(headers).toEqual(expect.arrayContaining(steps.map((verb) => `${verb} it`)));
    const ideas = await make({ source: { text }, per: "idea" });
    expect(ideas.post.content.length).toBeLessThanOrEqual(8);
    const asked = await make({ source: { text }, slides: 4 });
    expect(asked.post.content.length).toBeLessThanOrEqual(4);
  });

  test("`images` adds the source's images to slides, with alt text and credit", async () => {
    const { send, make } = await setUp();
    const image = "https://pond.example/pond.jpg";
    const html = `<!doctype html><html lang="en"><body><h1>Our pond</h1><p>It froze in January, and two of the nine carp died in it.</p><figure><img src="${image}" alt="A frozen pond"><figcaption>Photo: Ada Moor</figcaption></figure></body></html>`;
    const read = await send("POST", "/api/v1/sources", { body: { text: html } });
    const { source } = read.json<{ source: { id: string; images: object[] } }>();
    const credit = { author: "Ada Moor" };
    expect(source.images).toEqual([
      { url: image, alt: "A frozen pond", caption: "Photo: Ada Moor", credit, passage: "p2" },
    ]);
    const plain = await make({ source: { id: source.id } });
    expect(JSON.stringify(plain.post)).not.toContain(image);
    const { post } = await make({ source: { id: source.id }, images: [image] });
    expect(post.content.map(({ media }) => media).filter(Boolean)).toEqual([
      { url: image, alt: "A frozen pond", credit },
    ]);
    const none = await make({ source: { id: source.id }, images: ["https://pond.example/x.jpg"] });
    expect(none.warnings.join()).toContain("https://pond.example/x.jpg was not added");
    const topic = await make({ topic: "Our pond", images: "all" });
    expect(topic.warnings).toContain("No images were added, because the post has no source.");
  });

  test("only `questions` fills slides with questions; missing units are in the warnings", async () => {
    const { make } = await setUp();
    const count = ({ post }: { post: Post }) =>
      post.content.filter(({ prompt }) => prompt !== undefined).length;
    const plain = await make({ source: { text: short }, slides: 6, per: "post" });
    expect(count(plain)).toBe(0);
    expect(plain.warnings).toContain("Your text has no posts, so the slides show its ideas.");
    const asked = await make({ source: { text: short }, slides: 6, questions: true });
    expect(asked.post.content).toHaveLength(6);
    expect(count(asked)).toBeGreaterThan(0);
  });

  test("`keep` keeps every word; `expand` is refused without a model; audience and language are said to be ignored", async () => {
    const { make, generate } = await setUp();
    const kept = await make({ source: { text }, amount: "keep", slides: 5 });
    const words = kept.post.content
      .flatMap(({ header, description }) => [header, ...description.map(({ value }) => value)])
      .join(" ");
    for (const [index, verb] of steps.entries()) {
      expect(words).toContain(`${verb} it`);
      expect(words).toContain(`It takes ${index + 12} minutes`);
    }
    const choices = { audience: "Cooks", language: "German", network: "linkedin" };
    const { warnings } = await make({ source: { text: english }, ...choices });
    expect(warnings).toContain("The audience was ignored, because it needs an AI model.");
    expect(warnings).toContain("The network was ignored, because it needs an AI model.");
    expect(warnings).toContain(
      "The slides keep the source's language. Translating to German needs an AI model.",
    );
    const expanded = await generate({ source: { text }, amount: "expand" });
    expect(expanded.statusCode).toBe(422);
    expect(expanded.json<{ message: string }>().message).toContain("needs an AI model");
    const outline = await make({ topic: "Tea", language: "German" });
    expect(JSON.stringify(outline.post)).toContain("Für wen das ist");
  });

  test("a wrong choice is an error that names the field", async () => {
    const { generate } = await setUp();
    const per = await generate({ source: { text }, per: "page" });
    expect(per.statusCode).toBe(400);
    expect(per.json()).toMatchObject({
      message: "The per field must be one of auto, idea, step, post, row.",
    });
    const questions = await generate({ source: { text }, questions: "yes" });
    expect(questions.json()).toMatchObject({
      message: "The questions field must be true or false.",
    });
  });

  test("up to five texts make one post for one credit; the first gives title and language", async () => {
    const { send, generate, make, countCredits } = await setUp();
    const read = await send("POST", "/api/v1/sources", { body: { text: german } });
    const { source } = read.json<{ source: { id: string } }>();
    const { post } = await make({ sources: [{ text: english }, { id: source.id }] });
    expect(await countCredits()).toBe(9);
    expect(post.title).toBe("Our pond");
    expect(post.sources?.map(({ title }) => title)).toEqual(["Our pond", "Unser Bach"]);
    const cited = post.content.flatMap(({ sources = [] }) => sources);
    expect(cited).toContainEqual(expect.stringMatching(/^p\d/));
    expect(cited).toContainEqual(expect.stringMatching(new RegExp(`^${source.id}/p\\d`)));
    const six = await generate({ sources: Array.from({ length: 6 }, () => ({ text: english })) });
    expect(six.json()).toMatchObject({ message: "Send up to 5 sources for a post." });
    const both = await generate({ source: { text }, sources: [{ text }] });
    expect(both.statusCode).toBe(400);
    expect(both.json()).toMatchObject({
      message: "Send either `source` or `sources`, not both.",
    });
    const none = await generate({ sources: [] });
    expect(none.statusCode).toBe(400);
  });

  test("a job makes the same post: with all its texts and choices", async () => {
    const { send, make, finish } = await setUp();
    const body = { sources: [{ text }, { text: english }], per: "idea", slides: 5 };
    const { post } = await make(body);
    const started = await send("POST", "/api/v1/generate", {
      body: { template: "Listicle/Tips", ...body },
      headers: { prefer: "respond-async" },
    });
    const { id } = started.json<{ id: string }>();
    await finish(id);
    const { content } = (await send("GET", `/api/v1/jobs/${id}`, {})).json<{ content: string }>();
    const headers = (made: Post) => made.content.map(({ header }) => header);
    expect(headers(readPost(content))).toEqual(headers(post));
  });

  test("the tool of AI models takes a source and the same choices", async () => {
    const { connect } = await setUpMcp(shared.settings);
    const { call } = await connect();
    const read = await call("read_source", { text });
    const { source_id: source } = read.structuredContent as { source_id: string };
    const result = await call("generate_post", { template: "Listicle/Tips", source, per: "step" });
    expect(JSON.stringify(result.structuredContent)).toContain("Serve it");
  });
});
