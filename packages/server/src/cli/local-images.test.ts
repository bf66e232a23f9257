import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { runCommand } from "./run-command.fixture.ts";

const root = mkdtempSync(join(tmpdir(), "slideloom-paths-"));
afterAll(() => rmSync(root, { recursive: true }));

const red = await sharp({
  create: { width: 1500, height: 1200, channels: 3, background: "#d32f2f" },
})
  .jpeg()
  .toBuffer();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(root, "test-"));
  mkdirSync(join(folder, "post/photos"), { recursive: true });
  writeFileSync(join(folder, "post/photos/kitchen.jpg"), red);
  writeFileSync(join(folder, "outside.jpg"), red);
});

const run = (line: string, { cwd = folder, input = "" } = {}) =>
  runCommand(line.split(" "), { cwd, input });

function buildPost(...media: unknown[]): string {
  const description = [{ type: "text", value: "Words" }];
  const content = media.map((one) => ({ header: "Kitchen", description, media: one }));
  return JSON.stringify({ title: "Tea", content });
}

function writePost(...media: unknown[]): void {
  writeFileSync(join(folder, "post/post.json"), buildPost(...media));
}

/** Counts the slides of the last output that show the red photo. */
async function countRed(): Promise<number> {
  const files = readdirSync(join(folder, "out")).filter((name) => name.endsWith(".png"));
  const shares = await Promise.all(
    files.map(async (name) => {
      const pixels = await sharp(join(folder, "out", name))
        .removeAlpha()
        .raw()
        .toBuffer();
      let count = 0;
      for (let at = 0; at < pixels.length; at += 3) {
        const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
        if (r > 200 && g < 60 && b < 60) count += 1;
      }
      return count / (pixels.length / 3);
    }),
  );
  return shares.filter((share) => share > 0.02).length;
}

const media = { url: "photos/kitchen.jpg", alt: "A kitchen", tone: "natural" };

describe("an image path", () => {
  test("starts from the folder of the post's file, whatever the working directory", async () => {
    writePost(media, { ...media, url: "./photos/../photos/kitchen.jpg" });
    expect(await run("validate post/post.json")).toEqual({ code: 0, stdout: "", stderr: "" });
    const render = await run("render post/post.json --out out --scale 0.5");
    expect(render).toMatchObject({ code: 0, stderr: "" });
    expect(await countRed()).toBe(2);
  });

  test("may be spelled as Markdown editors, Windows and macOS spell it", async () => {
    mkdirSync(join(folder, "post/my photos"));
    writeFileSync(join(folder, "post/my photos/rye 100%.jpg"), red);
    writeFileSync(join(folder, "post/photos/cafe\u0301.jpg"), red);
    writeFileSync(join(folder, "post/photos/Ko\u0308ln.jpg".normalize("NFC")), red);
    const paths = [
      "my%20photos/rye%20100%25.jpg",
      String.raw`photos\kitchen.jpg`,
      String.raw`.\my%20photos\rye%20100%25.jpg`,
      "photos/caf\u00e9.jpg",
      "photos/caf%C3%A9.jpg",
      "photos/Ko\u0308ln.jpg",
    ];
    writePost(...paths);
    expect(await run("validate post/post.json")).toEqual({ code: 0, stdout: "", stderr: "" });
    const render = await run("render post/post.json --out out --scale 0.5");
    expect(render).toMatchObject({ code: 0, stderr: "" });
    expect(await countRed()).toBe(paths.length);
  });

  test.for(["..%2Foutside.jpg", String.raw`..\outside.jpg`, "photos/..%2f..%2Foutside.jpg"])(
    "can't leave the folder by its spelling: %s",
    async (path) => {
      writePost(path);
      expect((await run("render post/post.json --out out")).code).not.toBe(0);
    },
  );

  test("of standard input starts from the working directory", async () => {
    const input = buildPost(media);
    const cwd = join(folder, "post");
    expect(await run("validate -", { cwd, input })).toMatchObject({ code: 0, stdout: "" });
    const render = await run("render - --out ../out --scale 0.5", { cwd, input });
    expect(render).toMatchObject({ code: 0, stderr: "" });
    expect(await countRed()).toBe(1);
    expect(await run("validate -", { input })).toMatchObject({ code: 1 });
  });

  test("in a CSV starts from the folder of the CSV; posts with a wrong one are left out", async () => {
    writeFileSync(
      join(folder, "post/posts.csv"),
      "title,slide 1,slide 1 image\nOne,Words,photos/kitchen.jpg\nTwo,Words,photos/bath.jpg",
    );
    const { code, stdout, stderr } = await run("bulk post/posts.csv --out out --scale 0.5");
    expect({ code, stdout }).toEqual({
      code: 1,
      stdout: `${join("out", "001-One", "carousel-slide-1.png")}\n`,
    });
    expect(stderr).toBe(
      `error: ${join("out", "002-Two")}: Slide 1: the image photos/bath.jpg can't be read: no such file or directory\n`,
    );
  });

  test("that names no image of the folder is an error with slide and path", async () => {
    writeFileSync(join(folder, "post/notes.jpg"), "Words");
    writeFileSync(join(folder, "post/empty.jpg"), "");
    symlinkSync(join(folder, "outside.jpg"), join(folder, "post/link.jpg"));
    symlinkSync(folder, join(folder, "post/up"));
    symlinkSync("photos/kitchen.jpg", join(folder, "post/inner.jpg"));
    execFileSync("mkfifo", [join(folder, "post/pipe.jpg")]);
    const faults = {
      "photos/bath.jpg": "no such file or directory",
      "/etc/hostname": "the path must be relative",
      [join(folder, "outside.jpg")]: "the path must be relative",
      "../outside.jpg": "the file is outside the post's folder",
      "photos/../../outside.jpg": "the file is outside the post's folder",
      "../nothing.jpg": "the file is outside the post's folder",
      "link.jpg": "the file is outside the post's folder",
      "up/outside.jpg": "the file is outside the post's folder",
      photos: "the path isn't a file",
      "pipe.jpg": "the path isn't a file",
      "notes.jpg": "the file isn't an image",
      "empty.jpg": "the file isn't an image",
    };
    const paths = Object.keys(faults);
    writePost("photos/kitchen.jpg", "inner.jpg", ...paths);
    const expected = paths.map(
      (path, index) =>
        `error: Slide ${index + 3}: the image ${path} can't be read: ${faults[path as keyof typeof faults]}\n`,
    );
    expect(await run("validate post/post.json")).toEqual({
      code: 1,
      stdout: expected.join(""),
      stderr: "",
    });
    expect(await run("render post/post.json --out out")).toEqual({
      code: 1,
      stdout: "",
      stderr: expected.join(""),
    });
    expect(readdirSync(folder)).not.toContain("out");
  });

  test("in a brand file starts from that file's folder", async () => {
    writePost("");
    mkdirSync(join(folder, "brand"));
    writeFileSync(join(folder, "brand/logo.jpg"), red);
    const writeBrand = (avatar: string) =>
      writeFileSync(join(folder, "brand/brand.json"), JSON.stringify({ name: "Ada", avatar }));
    const render = "render post/post.json --out out --scale 0.5 --brand brand/brand.json";
    writeBrand("none.jpg");
    expect(await run(render)).toMatchObject({
      code: 2,
      stderr:
        "error: --brand brand/brand.json: 'avatar' can't be read: none.jpg: no such file or directory\n",
    });
    writeBrand("logo.jpg");
    expect(await run(render)).toMatchObject({ code: 0, stderr: "" });
    const drawn = () => readFileSync(join(folder, "out/carousel-slide-1.png"));
    const withLogo = drawn();
    writeFileSync(join(folder, "brand/brand.json"), JSON.stringify({ name: "Ada" }));
    await run(render);
    expect(drawn().equals(withLogo)).toBe(false);
  });

  test("of a damaged image, as of the web, is a warning", async () => {
    writeFileSync(join(folder, "post/half.jpg"), red.subarray(0, red.length / 2));
    writePost("half.jpg");
    const { code, stderr } = await run("render post/post.json --out out --scale 0.5");
    expect([code, stderr]).toEqual([
      0,
      "warning: Slide 1: the image half.jpg can't be loaded: the file is incomplete: its end is missing\n",
    ]);
  });
});
