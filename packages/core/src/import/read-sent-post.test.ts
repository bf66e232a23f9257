import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mapImages, restoreImages, takeImages } from "../document/embedded-images.ts";
import { postLimits } from "../document/limits.ts";
import { parsePost } from "../document/parse-post.ts";
import { readSentPost } from "./read-sent-post.ts";

const buildImage = (bytes: number, seed = "A") =>
  `data:image/png;base64,${seed.repeat(Math.ceil(bytes / 3) * 4)}`;
const megabyte = 1024 * 1024;

function buildPost(...media: unknown[]) {
  const description = [{ type: "text", value: "Words" }];
  return { title: "Tea", content: media.map((one) => ({ header: "H", description, media: one })) };
}

describe("embedded images of a post", () => {
  test("are extracted and restored, and don't count as text", () => {
    const large = buildImage(4 * megabyte);
    const post = buildPost(
      large,
      { url: buildImage(9, "B"), alt: "B" },
      large,
      "https://a.test/a.png",
    );
    const text = JSON.stringify(post, null, 2);
    const { result, json, images } = readSentPost(text, "x");
    expect(result).toMatchObject({ ok: true, warnings: [] });
    expect([...images.keys()]).toEqual(["embedded:x/0", "embedded:x/1"]);
    expect(json.length).toBeLessThan(1000);
    expect(restoreImages(json, images)).toBe(text);
    if (!result.ok) throw new Error("Refused");
    expect(mapImages(result.post, (url) => images.get(url) ?? url)).toEqual(post);
  });

  test("are found in a text within JSON", () => {
    const body = JSON.stringify({ post: JSON.stringify(buildPost(buildImage(9))) });
    const { text, images } = takeImages(body, "x");
    expect([...images.values()]).toEqual([buildImage(9)]);
    expect(text).toContain(String.raw`\"embedded:x/0\"`);
    const { post } = JSON.parse(text) as { post: string };
    expect(restoreImages(post, images)).toBe(JSON.stringify(buildPost(buildImage(9))));
  });

  test("are found with escaped slashes and next to other text", () => {
    const text = JSON.stringify(buildPost("data:image/png;base64,AA/A")).replaceAll("/", "\\/");
    const { result, images } = readSentPost(`Here it is:\n\`\`\`json\n${text}\n\`\`\``);
    expect(result.ok).toBe(true);
    expect([...images.values()]).toEqual(["data:image/png;base64,AA/A"]);
  });

  test("may have 5 MB each and 40 MB together", () => {
    const refuse = (...media: string[]) => {
      const { result } = readSentPost(JSON.stringify(buildPost(...media)));
      return result.ok ? null : result.issues.map(({ message, path }) => ({ message, path }));
    };
    const most = `data:image/png;base64,${"A".repeat((5 * megabyte - 2) * (4 / 3))}AAA=`;
    expect(refuse(most)).toBeNull();
    expect(refuse("https://a.test/a.png", buildImage(5 * megabyte + 1))).toEqual([
      {
        message: "Slide 2: the image is larger than 5 MB. Make it smaller, or use its URL.",
        path: ["content", 1, "media"],
      },
    ]);
    const eight = Array.from({ length: 8 }, (_, index) =>
      buildImage(5 * megabyte - 3, String(index)),
    );
    expect(refuse(...eight)).toBeNull();
    expect(refuse(...eight, buildImage(megabyte))).toEqual([
      expect.objectContaining({ message: expect.stringContaining("larger than 40 MB together") }),
    ]);
  });

  test("count as text if they have more than 100 URLs", () => {
    const tiny = Array.from({ length: 10_000 }, (_, index) => `data:image/png;base64,${index}`);
    const { images, result } = readSentPost(JSON.stringify({ ...buildPost(""), tiny }));
    expect(images.size).toBe(100);
    expect(result.ok).toBe(true);
    const long = Array.from(
      { length: 200 },
      (_, index) => buildImage(9000, String(index % 10)) + index,
    );
    const refused = readSentPost(JSON.stringify({ ...buildPost(""), long }));
    expect(refused.result).toMatchObject({ ok: false, error: { code: "too-large" } });
  });

  test("text over the limit is rejected", () => {
    const { result } = readSentPost(
      JSON.stringify(buildPost(buildImage(9), "a".repeat(postLimits.textBytes))),
    );
    expect(result).toMatchObject({ ok: false, error: { code: "too-large" } });
  });

  test("don't change the position of any issue", () => {
    const image = fc.nat(60).map((length) => `"data:image/png;base64,${"A".repeat(length)}"`);
    const gap = fc.constantFrom(" ", "\n", "\r\n", "\n  ");
    const slide = fc
      .tuple(gap, image, gap, gap)
      .map(([a, url, b, c]) => `{${a}"media":${url},${b}"header": 5,${c}"description": []}`);
    fc.assert(
      fc.property(fc.array(slide, { minLength: 1, maxLength: 5 }), (slides) => {
        const text = `{"title": "T", "content": [${slides.join(",")}]}`;
        const sent = readSentPost(text).result;
        const parsed = parsePost(text);
        expect(sent).toEqual(parsed);
      }),
    );
  });

  test("any text is read without an exception, and restored exactly", () => {
    const part = fc.constantFrom(
      '"',
      "data:image/png;base64,",
      "AA",
      "\\",
      "{",
      "}",
      ":",
      "embedded:/0",
    );
    fc.assert(
      fc.property(
        fc.array(part).map((parts) => parts.join("")),
        (text) => {
          const { text: light, images } = takeImages(text, "own");
          expect(restoreImages(light, images)).toBe(text);
        },
      ),
    );
  });
});
