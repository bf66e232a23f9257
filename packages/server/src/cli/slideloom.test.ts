import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyTemplate, defaultDesign } from "@slideloom/core/design";
import { samplePost, samplePostText } from "@slideloom/core/document";
import { createNodeSlideRenderer } from "@slideloom/renderer/node";
import { unzipSync } from "fflate";
import { PNG } from "pngjs";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { bin, runCommand, runProcess } from "./run-command.fixture.ts";

const root = mkdtempSync(join(tmpdir(), "slideloom-cli-"));
afterAll(() => rmSync(root, { recursive: true }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(root, "test-"));
});

const slideloom = (args: readonly string[], input = "") => runCommand(args, { cwd: folder, input });

function writePost(name: string, post: unknown): string {
  const text = typeof post === "string" ? post : JSON.stringify(post, null, 2);
  writeFileSync(join(folder, name), text);
  return name;
}

const slide = (header: string) => ({ header, description: [{ type: "text", value: "Words" }] });

// The first run may have to build the packages, so it gets a longer time limit.
beforeAll(() => runProcess(["--help"]), 120_000);

describe("as a child process that exits by itself", () => {
  const run = (line: string, input?: string) =>
    runProcess(line.split(" "), { cwd: folder, ...(input !== undefined && { input }) });

  test("validate", async () => {
    writePost("post.json", samplePostText);
    expect(await run("validate post.json")).toEqual({ code: 0, stdout: "", stderr: "" });
    const invalid = await run("validate -", "{}");
    expect(invalid.code).toBe(1);
    expect(invalid.stdout).toMatch(/^error: /);
  });

  test("render", async () => {
    writePost("post.json", samplePostText);
    const { code, stdout } = await run("render post.json --out out --slide 1 --scale 1");
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: `${join("out", "carousel-slide-1.png")}\n`,
    });
    expect(PNG.sync.read(readFileSync(join(folder, "out/carousel-slide-1.png"))).width).toBe(540);
  });

  test("render, with an error that names the slide if its drawing is killed", async () => {
    const host = createServer((_request, response) => {
      // The command waits for this image while its drawing process is killed, and once more in a second one.
      const list = ["-eo", "pid=,ppid=,args="];
      const rows = execFileSync("ps", list, { encoding: "utf8" }).split("\n");
      const own = rows.map((row) => /^ *(\d+) +(\d+) (.*)$/.exec(row) ?? []);
      const [, command] = own.find(([, , , args]) => args?.includes(folder)) ?? [];
      const [, drawing] =
        own.find(([, , parent, args]) => parent === command && args?.includes("draw-child")) ?? [];
      process.kill(Number(drawing), "SIGKILL");
      response.destroy();
    });
    await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void host.close());
    const { port } = host.address() as AddressInfo;
    const image = `http://127.0.0.1:${port}/a.png`;
    writePost("post.json", { title: "T", content: [{ ...slide("One"), media: { url: image } }] });
    const { code, stderr } = await run(`render post.json --out ${join(folder, "out")}`);
    expect(code).toBe(2);
    expect(stderr).toContain("error: Slide 1 is too complex to draw.");
  });

  test("bulk", async () => {
    const { code, stdout } = await run("bulk - --out out --scale 0.5", "title,slide 1\nOne,a");
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: `${join("out", "001-One", "carousel-slide-1.png")}\n`,
    });
  });

  test("mcp", async () => {
    expect(await run("mcp")).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  test("an unknown command", async () => {
    const { code, stderr } = await run("frobnicate");
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("frobnicate") });
  });
});

describe("validate", () => {
  test("prints nothing for a valid post", async () => {
    const outcome = await slideloom(["validate", writePost("post.json", samplePostText)]);
    expect(outcome).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  test("prints every error, then the warnings, each with its location", async () => {
    const post = writePost(
      "post.json",
      '{\n  "hashtags": ["plain"],\n  "content": [\n    {"description": []}\n  ]\n}',
    );
    const { code, stdout, stderr } = await slideloom(["validate", post]);
    expect(code).toBe(1);
    expect(stderr).toBe("");
    expect(stdout.split("\n")).toEqual([
      "error: Missing required field: 'title' property is required (post.json:1:1)",
      "error: Slide 1: missing required field 'header' (post.json:4:5)",
      expect.stringMatching(/^warning: .*empty.* \(post\.json:4:\d+\)$/),
      expect.stringMatching(/^warning: .*plain.* \(post\.json:2:16\)$/),
      "",
    ]);
  });

  test("reads standard input for -, with or without a byte order mark", async () => {
    expect((await slideloom(["validate", "-"], `\uFEFF${samplePostText}`)).code).toBe(0);
    const broken = await slideloom(["validate", "-"], "{");
    expect(broken.code).toBe(1);
    expect(broken.stdout).toMatch(/^error: .* \(stdin:1:\d\)\n$/);
  });

  test("an empty input is an error", async () => {
    const { code, stdout } = await slideloom(["validate", "-"]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^error: /);
  });

  test("a post with only warnings is valid", async () => {
    const post = writePost("post.json", { title: "T", hashtags: ["x"], content: [slide("One")] });
    const { code, stdout } = await slideloom(["validate", post]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^warning: .*\n$/);
  });

  test("an input far over the limit gets one clear error", async () => {
    const { code, stdout } = await slideloom(["validate", "-"], "[".repeat(20_000_000));
    expect(code).toBe(1);
    expect(stdout).toMatch(/^error: .*\n$/);
    expect(stdout.length).toBeLessThan(300);
  });

  test("control characters in a post are escaped", async () => {
    const { stdout } = await slideloom(["validate", "-"], '{"a": \u001b[31m}');
    expect(stdout).toMatch(/^error: /);
    expect(stdout).not.toContain("\u001b");
  });

  test("a reader that closes early is not an error", async () => {
    const post = { title: "T", content: [slide("One")], hashtags: Array(900).fill("plain") };
    writePost("post.json", post);
    const child = spawn(process.execPath, [bin, "validate", "post.json"], { cwd: folder });
    let stderr = "";
    child.stderr.on("data", (chunk) => (stderr += chunk));
    child.stdout.destroy();
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  });
});

describe("render", () => {
  const out = () => join(folder, "out");
  const read = (name: string) => readFileSync(join(out(), name));

  test("writes one image per slide, prints the paths, and creates the folder", async () => {
    const post = writePost("post.json", samplePostText);
    const outcome = await slideloom(["render", post, "--out", "out/pictures"]);
    expect(outcome).toEqual({
      code: 0,
      stdout: samplePost.content
        .map((_, index) => `${join("out/pictures", `carousel-slide-${index + 1}.png`)}\n`)
        .join(""),
      stderr: "",
    });
    const { width, height } = PNG.sync.read(read("pictures/carousel-slide-1.png"));
    expect([width, height]).toEqual([1080, 1350]);
  });

  test("applies its options", async () => {
    writePost("post.json", samplePostText);
    const { code } = await slideloom([
      ..."render post.json --out out --slide 2 --format twitter --scale 1 --template".split(" "),
      "Dark Mode",
    ]);
    expect(code).toBe(0);
    expect(readdirSync(out())).toEqual(["carousel-slide-2.png"]);
    const expected = await createNodeSlideRenderer().renderSlide(
      {
        post: samplePost,
        design: applyTemplate(defaultDesign, "dark"),
        format: "twitter",
        postType: "carousel",
        slideIndex: 1,
        mediaUrls: {},
      },
      { scale: 1 },
    );
    expect(read("carousel-slide-2.png").equals(expected.bytes)).toBe(true);
  });

  test("a design file overrides the template, and its errors are warnings", async () => {
    const post = writePost("post.json", samplePostText);
    writePost("design.json", { primaryColor: "#ff0000", fontFamily: "Nope", surprise: 1 });
    const base = ["render", post, "--scale", "0.5", "--slide", "1", "--template", "bold"];
    const plain = await slideloom([...base, "--out", "out/plain"]);
    const red = await slideloom([...base, "--out", "out/red", "--design", "design.json"]);
    expect([plain.code, red.code]).toEqual([0, 0]);
    expect(plain.stderr).toBe("");
    expect(red.stderr).toMatch(/^warning: --design design\.json: .*Nope/m);
    expect(red.stderr).toMatch(/^warning: --design design\.json: .*surprise/m);
    const [first, second] = ["plain", "red"].map((name) => read(`${name}/carousel-slide-1.png`));
    expect(first?.equals(second ?? Buffer.of())).toBe(false);
  });

  test("a brand file puts the brand on every slide, or where it says", async () => {
    const post = writePost("post.json", samplePostText);
    const elsewhere = "https://example.org/a.png";
    writePost("brand.json", { name: "Ada", avatar: elsewhere, avatarDark: elsewhere });
    writePost("closing.json", { name: "Ada", placement: "closing" });
    const base = ["render", post, "--scale", "0.5"];
    const runs = [
      await slideloom([...base, "--out", "out/plain"]),
      await slideloom([...base, "--out", "out/all", "--brand", "brand.json"]),
      await slideloom([...base, "--out", "out/closing", "--brand", "closing.json"]),
    ];
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(runs[1]?.stderr).toMatch(
      /^warning: --brand brand\.json: 'avatar' .*\n.*'avatarDark' .*\n$/,
    );
    expect(runs[2]?.stderr).toBe("");
    const isPlain = (folder: string, slide: number) =>
      read(`${folder}/carousel-slide-${slide}.png`).equals(
        read(`plain/carousel-slide-${slide}.png`),
      );
    expect([isPlain("all", 1), isPlain("all", 2)]).toEqual([false, false]);
    expect([isPlain("closing", 1), isPlain("closing", 2)]).toEqual([true, false]);
  });

  test("--type jpeg writes JPEG files", async () => {
    const post = writePost("post.json", samplePostText);
    await slideloom(["render", post, "--out", "out", "--type", "jpeg", "--slide", "1"]);
    expect(readdirSync(out())).toEqual(["carousel-slide-1.jpg"]);
    expect([...read("carousel-slide-1.jpg").subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });

  test("--type webp writes lossy WebP files, smaller at a lower --quality", async () => {
    const post = writePost("post.json", samplePostText);
    const args = ["render", post, "--type", "webp", "--slide", "1", "--out", "out"];
    await slideloom(args);
    const bytes = read("carousel-slide-1.webp");
    expect(bytes.toString("latin1", 8, 16)).toBe("WEBPVP8 ");
    await slideloom([...args, "--quality", "30"]);
    expect(read("carousel-slide-1.webp").length).toBeLessThan(bytes.length);
    expect(await slideloom([...args, "--quality", "101"])).toMatchObject({ code: 2 });
  });

  test("--compression small writes smaller PNG files", async () => {
    const post = writePost("post.json", samplePostText);
    const args = ["render", post, "--slide", "1", "--out", "out"];
    await slideloom(args);
    const { length } = read("carousel-slide-1.png");
    await slideloom([...args, "--compression", "small"]);
    expect(read("carousel-slide-1.png").length).toBeLessThan(length);
    expect(await slideloom([...args, "--compression", "tiny"])).toMatchObject({ code: 2 });
  });

  test("--type pdf writes one file under the title's name", async () => {
    const post = writePost("post.json", { title: "Five tips", content: [slide("One")] });
    await slideloom(["render", post, "--out", "out", "--type", "pdf"]);
    expect(readdirSync(out())).toEqual(["Five-tips-slides.pdf"]);
    expect(read("Five-tips-slides.pdf").toString("latin1", 0, 5)).toBe("%PDF-");
    const args = ["render", post, "--out", "out", "--type", "pdf", "--slide", "1"];
    expect(await slideloom(args)).toMatchObject({
      code: 2,
      stderr: "error: --slide cannot be combined with --type pdf, which contains every slide\n",
    });
  });

  test("--type pptx and md write one file each under the title's name", async () => {
    const post = writePost("post.json", { title: "Five tips", content: [slide("One")] });
    for (const type of ["pptx", "md"]) {
      await slideloom(["render", post, "--out", "out", "--type", type]);
    }
    expect(readdirSync(out())).toEqual(["Five-tips-slides.md", "Five-tips-slides.pptx"]);
    expect(read("Five-tips-slides.md").toString()).toBe("# Five tips\n\n## One\n\nWords\n");
    expect(Object.keys(unzipSync(read("Five-tips-slides.pptx")))).toContain(
      "ppt/slides/slide1.xml",
    );
  });

  test("--type zip packs the same images under the title's name", async () => {
    const post = writePost("post.json", {
      title: "Five ::tips:: & more",
      content: [slide("One"), slide("Two")],
    });
    await slideloom(["render", post, "--out", "out", "--type", "zip"]);
    await slideloom(["render", post, "--out", "out", "--slide", "2"]);
    const entries = unzipSync(read("Five-tips---more-slides.zip"));
    expect(Object.keys(entries)).toEqual(["slide-1.png", "slide-2.png"]);
    expect(read("carousel-slide-2.png").equals(entries["slide-2.png"] ?? Buffer.of())).toBe(true);
  });

  test("--type networks writes a folder for every network", async () => {
    const post = writePost("post.json", { title: "T", content: [slide("One"), slide("Two")] });
    await slideloom(["render", post, "--out", "out", "--type", "networks", "--scale", "0.5"]);
    expect(Object.keys(unzipSync(read("T-networks.zip")))).toEqual(
      expect.arrayContaining(["read-me.txt", "linkedin/T-slides.pdf", "tiktok/slide-2.jpg"]),
    );
  });

  test("--image sets the type of the images in the ZIP", async () => {
    const post = writePost("post.json", { title: "T", content: [slide("One")] });
    const args = ["render", post, "--out", "out", "--image", "jpeg"];
    expect(await slideloom([...args, "--type", "zip"])).toMatchObject({ code: 0 });
    expect(Object.keys(unzipSync(read("T-slides-jpg.zip")))).toEqual(["slide-1.jpg"]);
    expect(await slideloom(args)).toMatchObject({
      code: 2,
      stderr: "error: --image works only with --type zip\n",
    });
  });

  test("--texts adds caption, descriptions and manifest to an otherwise identical ZIP", async () => {
    const post = writePost("post.json", {
      title: "Five ::tips::",
      hashtags: ["#a", "#b"],
      content: [slide("One"), slide("Two")],
    });
    const args = ["render", post, "--out", "out", "--type", "zip"];
    await slideloom(args);
    const plain = unzipSync(read("Five-tips-slides.zip"));
    await slideloom([...args, "--texts"]);
    const {
      "caption.txt": caption,
      "alt.txt": alt,
      "manifest.json": manifest,
      ...pictures
    } = unzipSync(read("Five-tips-slides-texts.zip"));
    expect(pictures).toEqual(plain);
    expect(Buffer.from(caption ?? []).toString()).toMatch(/^Five tips\n\nOne\n[^]*\n\n#a #b\n$/);
    const descriptions = Buffer.from(alt ?? [])
      .toString()
      .trimEnd()
      .split("\n");
    expect(descriptions).toHaveLength(2);
    expect(descriptions[1]).toMatch(/^Slide 2 of 2: Two\./);
    expect(JSON.parse(Buffer.from(manifest ?? []).toString())).toMatchObject({
      title: "Five ::tips::",
      format: "linkedin",
      slides: [
        { file: "slide-1.png", width: 1080, height: 1350, alt: descriptions[0] },
        { file: "slide-2.png", width: 1080, height: 1350, alt: descriptions[1] },
      ],
    });
    expect(await slideloom(["render", post, "--out", "out", "--texts"])).toMatchObject({ code: 2 });
  });

  test("--single renders everything as one image", async () => {
    const post = writePost("post.json", samplePostText);
    const { code } = await slideloom(["render", post, "--out", "out", "--single"]);
    expect(code).toBe(0);
    expect(readdirSync(out())).toEqual(["carousel-slide-1.png"]);
  });

  test("text that doesn't fit is a warning that names the slide", async () => {
    const long = { type: "text", value: "Too many words for one slide. ".repeat(200) };
    const post = writePost("post.json", {
      title: "T",
      content: [slide("One"), { header: "Two", description: [long] }],
    });
    const { code, stderr } = await slideloom(["render", post, "--out", "out", "--scale", "0.5"]);
    expect(code).toBe(0);
    expect(stderr).toBe("warning: Slide 2 has more text than fits\n");
  });

  test("an invalid post writes no files", async () => {
    const { code, stdout, stderr } = await slideloom(["render", "-", "--out", "out"], "{}");
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^error: Missing required field: 'title' property is required \(stdin:/);
    expect(existsSync(out())).toBe(false);
  });
});

describe("a file that is not UTF-8", () => {
  const json =
    '{"title":"Caf\xe9","content":[{"header":"Gr\xf6\xdfe","description":[{"type":"text","value":"a"}]}]}';

  test("is read as UTF-16 or, with a warning, as Windows-1252; else it is rejected", async () => {
    writeFileSync(join(folder, "wide.json"), Buffer.from(`\uFEFF${json}`, "utf16le"));
    expect(await slideloom(["validate", "wide.json"])).toEqual({ code: 0, stdout: "", stderr: "" });
    writeFileSync(join(folder, "latin.json"), Buffer.from(json, "latin1"));
    expect(await slideloom(["validate", "latin.json"])).toMatchObject({
      code: 0,
      stdout: "",
      stderr: expect.stringContaining("warning: latin.json: This file isn't UTF-8"),
    });
    writeFileSync(join(folder, "shift.csv"), Buffer.from("title\n\x83\x81", "latin1"));
    expect(await slideloom(["bulk", "shift.csv", "--out", "out"])).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining("Save the file as UTF-8"),
    });
  });
});

describe("bulk", () => {
  test("renders each post to its own folder, and reports invalid rows", async () => {
    writePost("posts.csv", "title,slide 1,slide 2\nOne,a,b\nNothing,,\nTwo,c,");
    const outcome = await slideloom("bulk posts.csv --out out --scale 0.5 --type jpeg".split(" "));
    expect(outcome).toEqual({
      code: 0,
      stdout: ["001-One/carousel-slide-1", "001-One/carousel-slide-2", "002-Two/carousel-slide-1"]
        .map((path) => `${join("out", `${path}.jpg`)}\n`)
        .join(""),
      stderr: "warning: Row 3 has no slides, so it's skipped.\n",
    });
    expect(readdirSync(join(folder, "out"))).toEqual(["001-One", "002-Two"]);
    expect(await slideloom(["bulk", "-", "--out", "out"], "x,y\n1,2")).toMatchObject({ code: 1 });
    const large = `title,slide 1\n${"One,a\n".repeat(200_000)}`;
    expect(await slideloom(["bulk", "-", "--out", "out"], large)).toMatchObject({
      code: 2,
      stderr: "error: - is larger than 1 MiB\n",
    });
  });
});

test("bulk renders every type, with its options", async () => {
  writePost("posts.csv", "title,slide 1,slide 2\nOne,a,b\nTwo,c,");
  const bulk = "bulk posts.csv --out out --scale 0.5 --type".split(" ");
  expect(await slideloom([...bulk, "zip", "--image", "webp", "--texts"])).toMatchObject({
    code: 0,
    stdout: `${join("out", "001-One/One-slides-webp-texts.zip")}\n${join("out", "002-Two/Two-slides-webp-texts.zip")}\n`,
  });
  expect(
    Object.keys(unzipSync(readFileSync(join(folder, "out/001-One/One-slides-webp-texts.zip")))),
  ).toEqual(expect.arrayContaining(["slide-2.webp", "caption.txt", "alt.txt", "manifest.json"]));
  expect(await slideloom([...bulk, "pdf"])).toMatchObject({ code: 0 });
  expect(readdirSync(join(folder, "out/002-Two"))).toEqual([
    "Two-slides-webp-texts.zip",
    "Two-slides.pdf",
  ]);
  expect(await slideloom([...bulk, "pdf", "--texts"])).toMatchObject({
    code: 2,
    stderr: "error: --texts works only with --type zip\n",
  });
});

describe("an image that can't be loaded", () => {
  async function writeCsv(): Promise<string> {
    const server = createServer((_, response) => response.writeHead(404).end());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const rows = ["title,slide 1,slide 1 image,slide 2", `One,a,http://${host}/b.png?c=d,b`];
    writePost("posts.csv", `${rows.join("\n")}\nTwo,c,,`);
    return `Slide 1: the image ${host}/b.png can't be loaded: 127.0.0.1 responded with status 404`;
  }
  const options = "bulk posts.csv --out out --scale 0.5".split(" ");

  test("is a warning with its slide, URL and cause", async () => {
    const message = await writeCsv();
    const outcome = await slideloom(options);
    expect(outcome).toMatchObject({ code: 0, stderr: `warning: ${message}\n` });
    expect(readdirSync(join(folder, "out/001-One"))).toHaveLength(2);
  });

  test("is an error if requested: only its post is not written", async () => {
    const message = await writeCsv();
    const outcome = await slideloom([...options, "--on-missing-media", "fail"]);
    const post = join("out", "001-One");
    expect(outcome).toMatchObject({
      code: 2,
      stderr: `error: ${post}: An image is missing. ${message}.\n`,
    });
    expect(readdirSync(join(folder, post))).toEqual([]);
    expect(readdirSync(join(folder, "out/002-Two"))).toHaveLength(1);
  });

  test("an image that is truncated, partly drawn or scaled down has a warning", async () => {
    const red = sharp({ create: { width: 90, height: 90, channels: 3, background: "red" } });
    const photo = await red.jpeg().toBuffer();
    const files: Record<string, Buffer> = {
      "half.jpg": photo.subarray(0, photo.length / 2),
      "long.png": await red.resize(9000, 30, { fit: "fill" }).png().toBuffer(),
      "html.svg": Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><foreignObject><p>a</p></foreignObject></svg>',
      ),
    };
    const server = createServer(({ url = "" }, response) => response.end(files[url.slice(1)]));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const content = Object.keys(files).map((name) => ({
      header: name,
      description: [],
      media: `http://${host}/${name}`,
    }));
    writePost("post.json", { title: "Tea", content });
    const { code, stderr } = await slideloom("render post.json --out out --scale 0.5".split(" "));
    expect(code).toBe(0);
    expect(stderr.split("\n").filter((line) => line.includes(host))).toEqual([
      `warning: Slide 1: the image ${host}/half.jpg can't be loaded: the file is incomplete: its end is missing`,
      `warning: Slide 2: the image ${host}/long.png is 9,000 by 30 pixels, so a smaller copy is drawn`,
      expect.stringMatching(/^warning: Slide 2: .+long.png is drawn .+ so it looks blurred$/),
      `warning: Slide 3: the image ${host}/html.svg is drawn without its HTML text (foreignObject)`,
    ]);
  });

  test.for(["png", "zip", "pdf"])("of the brand has a warning too, with type %s", async (type) => {
    writePost("post.json", samplePost);
    const avatar = "data:image/png;base64,AAAA";
    writePost("brand.json", { name: "Ada", avatar });
    const render = `render post.json --out out --scale 0.5 --brand brand.json --type ${type}`;
    const { code, stderr } = await slideloom(render.split(" "));
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining(
        "warning: Slide 1: the image of the brand can't be loaded: it isn't an image that slides can show\n",
      ),
    ]);
    const strict = await slideloom([...render.split(" "), "--on-missing-media", "fail"]);
    expect(strict).toMatchObject({ code: 2, stdout: "" });
    expect(strict.stderr).toMatch(/^error: 2 images are missing\. Slide 1: .*\. Slide 2: /);
  });
});

describe("wrong usage exits with code 2 and one line that names the problem", () => {
  const render = (...options: string[]) => ["render", "post.json", "--out", "out", ...options];

  test.for([
    [["frobnicate"], "frobnicate"],
    [["validate"], "file"],
    [["validate", "nothing.json"], "nothing.json: no such file or directory"],
    [["validate", "."], "cannot read ."],
    [["validate", "post.json", "--loud"], "--loud"],
    [["render", "post.json"], "--out"],
    [["render", "nothing.json", "--out", "out"], "nothing.json: no such file or directory"],
    [render("--format", "myspace"), "--format"],
    [render("--template", "fancy"), "--template"],
    [render("--type", "gif"), "--type"],
    [render("--scale", "0"), "--scale"],
    [render("--scale", "two"), "--scale"],
    [render("--slide", "0"), "--slide"],
    [render("--slide", "99"), "--slide 99 is out of range: the post has 2 slides"],
    [render("--slide", "2", "--single"), "--slide 2 is out of range: the post has 1 slide"],
    [render("--slide", "1", "--type", "zip"), "--slide"],
    [render("--design", "nothing.json"), "nothing.json: no such file or directory"],
    [render("--design", "broken.json"), "--design broken.json is not valid JSON"],
    [render("--design", "list.json"), "--design list.json is not a JSON object"],
    [["render", "-", "--out", "out", "--design", "-"], "--design"],
    [render("--brand", "nothing.json"), "nothing.json: no such file or directory"],
    [render("--brand", "broken.json"), "--brand broken.json is not valid JSON"],
    [render("--brand", "list.json"), "--brand list.json is not a JSON object"],
    [["render", "-", "--out", "out", "--brand", "-"], "--brand and the post"],
    [["render", "post.json", "--out", "post.json/x"], "--out post.json/x"],
    [["render", "post.json", "--out", "post.json"], "--out post.json"],
  ] as const)("%j", async ([args, words]) => {
    writePost("post.json", samplePostText);
    writePost("broken.json", "{,");
    writePost("list.json", []);
    const { code, stdout, stderr } = await slideloom(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(/^error: .*\n$/);
    expect(stderr).toContain(words);
  });
});

test.for([["--help"], ["validate", "--help"], ["render", "--help"], ["help", "render"]] as const)(
  "%j prints its help",
  async (args) => {
    const { code, stdout, stderr } = await slideloom(args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^Usage: slideloom/);
  },
);

describe("mcp", () => {
  test.each([
    [["--url", "slides.example"], "--url slides.example must be the address of a server"],
    [["--url", "https://slides.example"], "--url requires an API key"],
  ])("with %j reports what is missing", async (args, message) => {
    const { code, stdout, stderr } = await slideloom(["mcp", ...args]);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
  });
});
