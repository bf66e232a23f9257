import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { createImageProcesses, type ImageLimits, readDecodingError } from "./image-processes.ts";

test.for([
  ["timeout: 42% complete", "image-timed-out", /busy.*Try again/],
  ["Input image exceeds pixel limit", "file-too-large", /million pixels/],
  ["VipsJpeg: premature end of JPEG image", "no-picture", /^Your file is damaged\.$/],
] as const)("an image that fails with %j is reported as %s", ([fault, code, message]) => {
  const error = readDecodingError(fault, "Your file");
  expect(error.code).toBe(code);
  expect(error.message).toMatch(message);
});

const realChild = pathToFileURL(createRequire(import.meta.url).resolve("#image-child")).href;
const by = "account:a";
const image = (widthPx: number) =>
  sharp({ create: { width: widthPx, height: 9, channels: 3, background: "#f00" } })
    .png()
    .toBuffer();

/** Real processes, in which images of more than 99 px width do `end`. */
function createDeadly(end: string, limits: Partial<ImageLimits> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "slideloom-images-"));
  const file = join(folder, "child.mjs");
  // The width of a PNG is at byte 16.
  const code = `process.on("message", ({ bytes }) => {
    if (new DataView(bytes.buffer, bytes.byteOffset).getUint32(16) > 99) { ${end} }
  });
  await import(${JSON.stringify(realChild)});`;
  writeFileSync(file, code);
  const images = createImageProcesses({ findFile: () => file, ...limits });
  onTestFinished(async () => {
    await images.dispose();
    rmSync(folder, { recursive: true });
  });
  return images;
}

test.for(["process.abort()", 'process.kill(process.pid, "SIGKILL")'])(
  "an image whose decoding ends its process by %s is refused, and the next one is read",
  async (end) => {
    const images = createDeadly(end);
    await expect(images.reencode(await image(100), "Your file", { by })).rejects.toMatchObject({
      code: "no-picture",
      message: "Your file is damaged.",
    });
    const { widthPx } = await images.reencode(await image(90), "Your file", { by });
    expect(widthPx).toBe(90);
  },
);

test("an image whose decoding hangs is given up", async () => {
  const images = createDeadly("for (;;);", { timeoutMs: 500 });
  await expect(images.reencode(await image(100), "Your file", { by })).rejects.toMatchObject({
    code: "image-timed-out",
  });
});

test("the processes see no secret of the server's environment", async () => {
  vi.stubEnv("SESSION_SECRET", "secret");
  onTestFinished(() => void vi.unstubAllEnvs());
  const images = createDeadly("if (process.env.SESSION_SECRET) process.abort();");
  expect((await images.reencode(await image(100), "Your file", { by })).widthPx).toBe(100);
});
