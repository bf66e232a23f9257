import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { BufferSource, Input, MP4, WEBM } from "mediabunny";
import type { Page } from "playwright-core";
import { unzipSync } from "fflate";
import { afterEach, describe, expect } from "vitest";
import { isWhole } from "../../scripts/test-sample.mjs";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { defaultDesign } from "@slideloom/core/design";
import { getStage, getToast, openWithPost, readDownload } from "./editor-page.ts";
import { fifteenSlides, threeSlides } from "./posts.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Serves a video of one second of red and 1.5 seconds of blue. Returns its URL. */
async function serveClip(): Promise<string> {
  const clip = readFileSync(new URL("./red-then-blue.webm", import.meta.url));
  const server = createServer(({ url }, response) => {
    response
      .writeHead(url === "/clip.webm" ? 200 : 404, {
        "access-control-allow-origin": "*",
        "content-type": "video/webm",
      })
      .end(clip);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/clip.webm`;
}

/** All ASCII punctuation, a host name with a hyphen, emoji and right-to-left text. */
const oddText = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~ my-site.example 👩🏽‍🚀 שלום";

/** Only two slides, because each slide makes the video longer, and each second is 30 frames to encode. */
const twoSlides = {
  ...threeSlides,
  hashtags: ["#my-tag", "#👩🏽‍🚀"],
  content: threeSlides.content.slice(0, 2).map((slide) => ({
    ...slide,
    header: oddText,
    description: [...slide.description, { type: "text", value: oddText }],
  })),
};

function getDialog(page: Page) {
  return page.getByRole("dialog", { name: "Video" });
}

async function openDialog(page: Page) {
  await getStage(page).waitFor();
  await page.getByRole("button", { name: "More downloads" }).click();
  await page.getByRole("menuitem", { name: "All slides as a video" }).click();
  const dialog = getDialog(page);
  await dialog.getByText(/^\d+ slides?, /).waitFor();
  return dialog;
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await getDialog(page).getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option }).click();
}

async function download(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readDownload(file) };
}

async function readVideo(bytes: Buffer) {
  using input = new Input({ source: new BufferSource(bytes), formats: [MP4, WEBM] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error("The file has no video.");
  const { averagePacketRate, packetCount } = await track.computePacketStats();
  return {
    mimeType: (await input.getMimeType()).split(";")[0],
    codec: await track.getCodec(),
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    seconds: await track.computeDuration(),
    framesPerSecond: Math.round(averagePacketRate),
    frames: packetCount,
  };
}

type Pixels = number[];

/** Returns the RGBA pixels of an image, or of a video at each of these seconds, scaled down. */
async function readPixels(
  page: Page,
  type: string,
  bytes: Uint8Array,
  seconds: number[] = [0],
): Promise<Pixels[]> {
  const url = `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
  return page.evaluate(
    async ({ url, isVideo, seconds }) => {
      const blob = await (await fetch(url)).blob();
      const shrink = (source: CanvasImageSource) => {
        const context = new OffscreenCanvas(90, 120).getContext("2d");
        if (!context) throw new Error("The browser gives no canvas.");
        context.imageSmoothingQuality = "high";
        context.drawImage(source, 0, 0, 90, 120);
        return [...context.getImageData(0, 0, 90, 120).data];
      };
      if (!isVideo) return [shrink(await createImageBitmap(blob))];
      const player = document.createElement("video");
      player.src = URL.createObjectURL(blob);
      const frames: number[][] = [];
      for (const second of seconds) {
        const sought = new Promise((resolve) =>
          player.addEventListener("seeked", resolve, { once: true }),
        );
        player.currentTime = second;
        await sought;
        frames.push(shrink(player));
      }
      URL.revokeObjectURL(player.src);
      return frames;
    },
    { url, isVideo: type.startsWith("video/"), seconds },
  );
}

/** Returns the mean difference of two images, 0 to 255. */
function distance(one: Pixels = [], other: Pixels = []): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

function countPixels(pixels: Pixels, isWanted: (red: number, blue: number) => boolean): number {
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if (isWanted(pixels[at] ?? 0, pixels[at + 2] ?? 0)) count += 1;
  }
  return count;
}

/** Removes encoders from the product's workers. */
async function dropEncoders(page: Page, code: string): Promise<void> {
  await page.route("**/draw-worker-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${code};${await response.text()}` });
  });
}

describe("a video download", () => {
  test.runIf(isWhole)(
    "shows each slide as drawn, with the transitions between them",
    async ({ page }) => {
      await openWithPost(page, twoSlides);
      await getStage(page).waitFor();
      const slides = unzipSync((await download(page, "Download All Slides")).bytes);
      const dialog = await openDialog(page);
      await dialog.getByRole("radio", { name: "WebM" }).click();
      await choose(page, "Each slide", "1 second");
      await dialog.getByText(/^2 slides, 0:02 long, about /).waitFor();
      const video = await download(page, "Download video");
      await getToast(page, "Success").getByText("The video has been downloaded").waitFor();
      await dialog.waitFor({ state: "detached" });
      expect(video.name).toBe("Fifteen-habits-of-calm-teams-slides.webm");
      expect(await readVideo(video.bytes)).toMatchObject({
        mimeType: "video/webm",
        width: 1080,
        height: 1350,
        seconds: 2,
        framesPerSecond: 30,
        frames: 60,
        codec: expect.stringMatching(/^vp[89]$/),
      });
      const [first, second, changing] = await readPixels(
        page,
        "video/webm",
        video.bytes,
        [0.5, 1.75, 1.25],
      );
      const drawn: Pixels[] = [];
      for (const name of ["slide-1.png", "slide-2.png"]) {
        drawn.push(...(await readPixels(page, "image/png", slides[name] ?? new Uint8Array())));
      }
      expect(distance(first, drawn[0])).toBeLessThan(3);
      expect(distance(second, drawn[1])).toBeLessThan(3);
      expect(distance(changing, drawn[0])).toBeGreaterThan(3);
      expect(distance(changing, drawn[1])).toBeGreaterThan(3);
    },
  );

  test("as MP4 starts with its index, at the chosen size", async ({ page, skip }) => {
    await openWithPost(page, twoSlides, { carouselFormat: "vertical" });
    const dialog = await openDialog(page);
    await dialog.getByText("Vertical 9:16, 1080 × 1920").waitFor();
    const button = dialog.getByRole("button", { name: "Download video" });
    skip(await button.isDisabled(), "this browser can't encode H.264");
    await choose(page, "Size", "Square 1:1, 1080 × 1080");
    await choose(page, "Each slide", "1 second");
    await choose(page, "Transition", "Fade");
    const { name, bytes } = await download(page, "Download video");
    expect(name).toBe("Fifteen-habits-of-calm-teams-slides.mp4");
    expect(await readVideo(bytes)).toEqual({
      mimeType: "video/mp4",
      codec: "avc",
      width: 1080,
      height: 1080,
      seconds: 2,
      framesPerSecond: 30,
      frames: 60,
    });
    expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
  });

  test.runIf(isWhole)("plays a slide's video in its place, to its end", async ({ page }) => {
    // This template has neither red nor blue.
    await openWithPost(page, threeSlides, {
      design: { ...defaultDesign, ornament: "minimal", backgroundType: "bg3" },
      enableMedia: true,
      mediaUrls: { 1: await serveClip() },
    });
    const dialog = await openDialog(page);
    await dialog.getByText("The video on slide 2 plays for 3 seconds.").waitFor();
    await dialog.getByRole("radio", { name: "WebM" }).click();
    await choose(page, "Each slide", "1 second");
    const { bytes } = await download(page, "Download video");
    expect(await readVideo(bytes)).toMatchObject({ seconds: 4.5, frames: 135 });
    const frames = await readPixels(page, "video/webm", bytes, [0.5, 1.75, 2.75, 4.25]);
    const isRed = (red: number, blue: number) => red > 180 && blue < 80;
    const isBlue = (red: number, blue: number) => blue > 180 && red < 80;
    const shown = frames.map((pixels) =>
      [isRed, isBlue].map((is) => countPixels(pixels, is) > 300),
    );
    expect(shown).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  test.runIf(isWhole)(
    "names the slides whose videos are shown as still images",
    async ({ page, problems }) => {
      problems.expect(/404/);
      const clip = await serveClip();
      const missing = new URL("/none.webm", clip).href;
      await openWithPost(page, threeSlides, {
        enableMedia: true,
        mediaUrls: { 0: missing, 2: clip },
      });
      const dialog = await openDialog(page);
      await dialog
        .getByText(
          "The video on slide 1 can't be played in this browser, so it appears as a still image.",
        )
        .waitFor();
      await dialog.getByText("The video on slide 3 plays for 3 seconds.").waitFor();
    },
  );

  test.runIf(isWhole)(
    "saves no file if it is cancelled, and nothing continues in the background",
    async ({ page }) => {
      await openWithPost(page, fifteenSlides);
      const dialog = await openDialog(page);
      const workers = page.workers().length;
      await dialog.getByRole("radio", { name: "WebM" }).click();
      await dialog.getByRole("button", { name: "Download video" }).click();
      await dialog.getByRole("status").getByText("Slide 1 of 15").waitFor();
      expect(page.workers()).toHaveLength(workers + 1);
      expect(await findViolations(page)).toEqual([]);
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await getToast(page, "Download cancelled").waitFor();
      await expect.poll(() => page.workers().length).toBe(workers);
      await dialog.getByRole("button", { name: "Download video" }).click();
      await dialog.getByRole("status").getByText("Slide 1 of 15").waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await expect.poll(() => page.workers().length).toBe(workers);
    },
  );

  test.runIf(isWhole)("reports a failure, and keeps the form", async ({ page }) => {
    await openWithPost(page, threeSlides);
    await dropEncoders(page, "VideoEncoder.prototype.encode = () => { throw Error('No memory.') }");
    const dialog = await openDialog(page);
    await dialog.getByRole("radio", { name: "WebM" }).click();
    await dialog.getByRole("button", { name: "Download video" }).click();
    const alert = dialog.getByRole("alert");
    await alert.getByText("The video couldn't be created").waitFor();
    await alert.getByText("No memory.").waitFor();
    expect(await dialog.getByRole("button", { name: "Download video" }).isEnabled()).toBe(true);
  });
});

describe("a browser without encoders", () => {
  test.runIf(isWhole)("for one file type names it, and offers the other", async ({ page }) => {
    await dropEncoders(
      page,
      `const ask = VideoEncoder.isConfigSupported;
       VideoEncoder.isConfigSupported = async (config) =>
         config.codec.startsWith("avc") ? { supported: false, config } : ask.call(VideoEncoder, config)`,
    );
    await openWithPost(page, threeSlides);
    const dialog = await openDialog(page);
    await dialog
      .getByText(
        "This browser can't create MP4 files, because it can't encode H.264. Choose WebM instead.",
      )
      .waitFor();
    const button = dialog.getByRole("button", { name: "Download video" });
    expect(await button.isDisabled()).toBe(true);
    await dialog.getByRole("radio", { name: "WebM" }).click();
    expect(await button.isEnabled()).toBe(true);
  });

  test.runIf(isWhole)("for both file types names browsers that have them", async ({ page }) => {
    await dropEncoders(page, "delete globalThis.VideoEncoder");
    await openWithPost(page, threeSlides);
    const dialog = await openDialog(page);
    await dialog.getByText(/Open Slideloom in a current Chrome, Edge or Safari\.$/).waitFor();
    expect(await dialog.getByRole("button", { name: "Download video" }).isDisabled()).toBe(true);
  });
});

test.runIf(isWhole).for(["light", "dark"] as const)(
  "the dialog opens from the command menu, fits a phone and has no axe-core violations in the %s theme",
  async (colorScheme, { page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme });
    await openWithPost(page, threeSlides);
    await getStage(page).waitFor();
    await page.keyboard.press("Control+k");
    await page.getByPlaceholder("Search commands and slides").fill("mp4");
    await page.keyboard.press("Enter");
    const dialog = getDialog(page);
    await dialog.getByText("3 slides, 0:09 long, about 1 MB").waitFor();
    expect(await findViolations(page)).toEqual([]);
    const isCut = await dialog.evaluate((node) => node.scrollWidth > node.clientWidth);
    expect(isCut).toBe(false);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  },
);
