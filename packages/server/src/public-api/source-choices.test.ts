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
const short = "# Our pond\n\nIt froze in January, and two of the nine carp died.";

function readPost(content: string): Post {
  const result = parsePost(content);
  if (!result.ok) throw new Error("The post is invalid.");
  return result.post;
}

describeOnEngine("sqlite", "choices for slides from a source", (shared) => {
  async function setUp() {
    const { send, key: token } = await setUpPublicApi(shared.settings);
    const generate = (body: object) =>
      send("POST", "/api/v1/generate", { token, body: { template: "Listicle/Tips", ...body } });
    const make = async (body: object) => {
      const response = await generate(body);
      expect(response.statusCode, response.body).toBe(200);
      const { content, warnings } = response.json<{ content: string; warnings: string[] }>();
      return { post: readPost(content), warnings };
    };
    return { generate, make };
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
    const choices = { audience: "Cooks", language: "German" };
    const { warnings } = await make({ source: { text: english }, ...choices });
    expect(warnings).toContain("The audience was ignored, because it needs an AI model.");
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

  test("the tool of AI models takes a source and the same choices", async () => {
    const { connect } = await setUpMcp(shared.settings);
    const { call } = await connect();
    const { structuredContent } = await call("generate_post", {
      template: "Listicle/Tips",
      source: { text },
      per: "step",
    });
    expect(JSON.stringify(structuredContent)).toContain("Serve it");
  });
});
