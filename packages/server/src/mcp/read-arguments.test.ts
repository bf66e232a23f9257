import { samplePost } from "@slideloom/core/document";
import { expect, test } from "vitest";
import { describeOnEngine } from "../db/database.fixture.ts";
import { setUpMcp } from "./mcp.fixture.ts";

const post = samplePost;

describeOnEngine("sqlite", "the arguments of a tool", (shared) => {
  test.for([
    ["update_slide", { post }, "The slide field is required."],
    ["update_slide", { post, slide: "2" }, "The slide field must be a number."],
    ["update_slide", { post, slide: 1.5 }, "The slide field must be a whole number."],
    ["update_slide", { post, slide: 0 }, "The slide field must be at least 1."],
    [
      "update_slide",
      { post, slide: 1, subtitle: "x", text: "y" },
      "Unknown field: subtitle, text. The fields of update_slide are post, slide, header, description, summary, layout, ground, align, media, prompt, alt, sources.",
    ],
    [
      "update_slide",
      { post, slide: 1, description: [{ type: "text", value: "a", alt: "b" }] },
      /^Unknown field: description\[0\]\.alt\.$/,
    ],
    [
      "update_slide",
      { post, slide: 1, description: [{ type: "text" }, { type: "poem", value: 1 }] },
      /^The description\[0\]\.value field is required\.\nThe description\[1\]\.type field must be .* or .*\nThe description\[1\]\.value field must be text\.$/,
    ],
    [
      "update_slide",
      { post, slide: 1, layout: "grid" },
      /^The layout field must be "cover", "statement", /,
    ],
    [
      "preview_slide",
      { post, slide: 1, design: "bold" },
      "The design field must be a JSON object.",
    ],
    ["preview_slide", { post, network: "myspace" }, /^The network field must be "linkedin", /],
    [
      "move_publication",
      { publication_id: "a", when: "tomorrow" },
      'The when field must be an object. Examples: {"kind":"now"} or {"kind":"time","at":"2026-12-01T09:00","time_zone":"Europe/Berlin"}.',
    ],
    [
      "preview_carousel",
      { post, slides: "all" },
      "`slides` must be numbers and ranges, such as 2-4,7.",
    ],
    ["read_source", {}, "Send one of `url`, `text` and `source_id`."],
    [
      "render_post",
      { post, scale: 9, quality: "high" },
      /^The scale field must be a number from 0\.5 to 4\.\nThe quality field must/,
    ],
    [
      "render_post",
      { post, on_missing_media: "ask" },
      "The on_missing_media field must be warn or fail.",
    ],
    ["get_job", {}, "The job_id field is required."],
    ["list_carousels", { q: 1 }, "The q field must be text."],
    ["get_credits", { of: "me" }, "Unknown field: of. get_credits takes no fields."],
    [
      "generate_post",
      { topic: "Tea", template: "Checklist", slides: 99 },
      /^The slides field must be /,
    ],
  ] as const)("%s %j: errors are sentences", async ([tool, args, message]) => {
    const { connect } = await setUpMcp(shared.settings);
    const { call } = await connect();
    const { isError, content } = await call(tool, args);
    expect(isError).toBe(true);
    expect(content).toMatchObject([{ text: expect.stringMatching(message) as string }]);
    const said = content[0]?.type === "text" ? content[0].text : "";
    expect(said).not.toMatch(/expected|received|Invalid input|MCP error/);
    if (typeof message === "string") expect(said).toBe(message);
  });

  test("an unknown tool is named", async () => {
    const { connect } = await setUpMcp(shared.settings);
    const { call } = await connect();
    await expect(call("draw_me")).rejects.toThrow("There is no tool draw_me.");
  });
});
