import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { randomFillSync } from "node:crypto";
import type { Page } from "playwright-core";
import { PNG } from "pngjs";
import { unzipSync } from "fflate";
import { afterEach, describe, expect } from "vitest";
import { isWhole } from "../../scripts/test-sample.mjs";
import { test, testInOwnProfile } from "../browser.ts";
import { findViolations } from "../axe.ts";
import {
  getStage,
  getToast,
  localCopyKey,
  openChecker,
  openWithPost,
  readDownload,
} from "./editor-page.ts";
import { fifteenSlides, threeSlides } from "./posts.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a site on another origin and returns its URL. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Color = [red: number, green: number, blue: number];

/** Builds a PNG of a single colour. */
function buildPng(color: Color, width = 400, height = 200): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([...color, 255], at);
  return PNG.sync.write(png);
}

const magenta: Color = [230, 20, 200];
const green: Color = [20, 200, 60];
const magentaPng = buildPng(magenta);

/** Builds a PNG of random noise, which can't be compressed below 5 MB. */
function buildLargePng(): Buffer {
  const png = new PNG({ width: 1400, height: 1400 });
  randomFillSync(png.data);
  for (let at = 3; at < png.data.length; at += 4) png.data[at] = 255;
  return PNG.sync.write(png);
}

/** Returns true if many pixels of the image have about this colour. */
function showsColor(data: ArrayLike<number>, [red, green_, blue]: Color): boolean {
  let count = 0;
  for (let at = 0; at + 3 < data.length; at += 4) {
    const near = (value: number | undefined, target: number) =>
      Math.abs((value ?? 0) - target) < 12;
    if (near(data[at], red) && near(data[at + 1], green_) && near(data[at + 2], blue)) count += 1;
  }
  return count > 2000;
}

async function stageShows(page: Page, color: Color): Promise<boolean> {
  const url = await getStage(page)
    .locator("canvas")
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const png = PNG.sync.read(Buffer.from(url.split(",")[1] ?? "", "base64"));
  return showsColor(png.data, color);
}

async function expectOnStage(page: Page, color: Color): Promise<void> {
  await expect.poll(() => stageShows(page, color)).toBe(true);
}

function getSupport(page: Page) {
  return page.getByRole("region", { name: "Media Support" });
}

function getUpload(page: Page) {
  return getSupport(page).locator("input[type=file]");
}

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await getUpload(page).setInputFiles({ name, mimeType: "image/png", buffer });
}

async function openEditor(
  page: Page,
  appearance: Record<string, unknown> = {},
  post = threeSlides,
): Promise<void> {
  await openWithPost(page, post, appearance);
  await getStage(page).waitFor();
}

/** Drops a file on the editor or pastes it. */
async function bring(
  page: Page,
  way: "drop" | "paste",
  file: { name: string; type: string; bytes: Buffer },
) {
  await page.evaluate(
    async ({ way, name, type, bytes }) => {
      const transfer = new DataTransfer();
      transfer.items.add(
        new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], name, { type }),
      );
      const target = document.querySelector("main");
      const options = { bubbles: true, cancelable: true };
      if (way === "drop") {
        target?.dispatchEvent(new DragEvent("dragover", { ...options, dataTransfer: transfer }));
        await new Promise((resolve) => setTimeout(resolve, 100));
        Reflect.set(window, "dropHint", document.body.innerText);
        target?.dispatchEvent(new DragEvent("drop", { ...options, dataTransfer: transfer }));
      } else {
        const place = document.activeElement ?? document.body;
        place.dispatchEvent(new ClipboardEvent("paste", { ...options, clipboardData: transfer }));
      }
    },
    { way, ...file, bytes: file.bytes.toString("base64") },
  );
}

describe("Media Support", () => {
  test("accepts an upload, keeps it after a reload, and draws it in downloads", async ({
    page,
  }) => {
    await openEditor(page);
    const support = getSupport(page);
    const toggle = support.getByRole("switch", { name: "Media Support" });
    expect(await toggle.isChecked()).toBe(false);
    await support.getByText("Disabled", { exact: true }).waitFor();
    await support.getByText("JPG, PNG, GIF up to 5MB", { exact: true }).waitFor();
    expect(await getUpload(page).getAttribute("accept")).toBe("image/*");
    await page.getByRole("button", { name: "Go to slide 2" }).click();
    await upload(page, "a long name of a photo.png", magentaPng);
    const toast = getToast(page, "Image added");
    await toast.getByText("a long name of a photo.png is on slide 2.").waitFor();
    await toast.getByText("We enabled Media Support to show it.").waitFor();
    await support.getByText("Enabled", { exact: true }).waitFor();
    await support.getByText("a long name of a ...", { exact: true }).waitFor();
    await expectOnStage(page, magenta);

    await page.reload();
    await getStage(page).waitFor();
    await expectOnStage(page, magenta);
    const [slide] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Current Slide" }).click(),
    ]);
    expect(showsColor(PNG.sync.read(await readDownload(slide)).data, magenta)).toBe(true);
    const [all] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download All Slides" }).click(),
    ]);
    const files = unzipSync(await readDownload(all));
    const shows = (name: string) =>
      showsColor(PNG.sync.read(Buffer.from(files[name] ?? [])).data, magenta);
    expect([shows("slide-1.png"), shows("slide-2.png")]).toEqual([false, true]);

    await toggle.click();
    await expect.poll(() => stageShows(page, magenta)).toBe(false);
    await support.getByText("hidden while Media Support is disabled").waitFor();
    await toggle.click();
    await expectOnStage(page, magenta);
    await support.getByRole("button", { name: "Remove" }).click();
    await expect.poll(() => stageShows(page, magenta)).toBe(false);
    await getToast(page, "Media removed").getByRole("button", { name: "Undo" }).click();
    await expectOnStage(page, magenta);
    await upload(page, "other.png", buildPng(green));
    await expectOnStage(page, green);
  });

  test("rejects a file that isn't an image and says why", async ({ page }) => {
    await openEditor(page);
    for (const [name, content, message] of refusals) {
      await upload(page, name, Buffer.from(content, "latin1"));
      await getToast(page, "Image not added").getByText(message).waitFor();
    }
    expect(await getSupport(page).getByRole("img").count()).toBe(0);
  });

  test.runIf(isWhole)("offers to scale a large image down", async ({ page }) => {
    await openEditor(page);
    const large = buildLargePng();
    await upload(page, "large.png", large);
    const dialog = page.getByRole("dialog", { name: "Resize the image?" });
    await dialog.getByText(/large\.png is \d\.\d MB\. The limit is 5 MB\./).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await getSupport(page).getByRole("img").count()).toBe(0);
    await upload(page, "large.png", large);
    await dialog.getByRole("button", { name: "Resize and add" }).click();
    await getToast(page, "Image added").waitFor();
    const size = await getSupport(page)
      .getByRole("img", { name: "large.png" })
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const { size: bytes } = await (await fetch(image.src)).blob();
        return { bytes, ratio: image.naturalWidth / image.naturalHeight };
      });
    expect(size.bytes).toBeLessThanOrEqual(5 * 1024 * 1024);
    expect(size.ratio).toBe(1);
  });

  test.runIf(isWhole)("says that a large GIF loses its animation", async ({ page }) => {
    await openEditor(page);
    const gif = Buffer.from(
      "R0lGODlhAQABAPAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==",
      "base64",
    );
    await upload(page, "dance.gif", Buffer.concat([gif, Buffer.alloc(5 * 1024 * 1024)]));
    const dialog = page.getByRole("dialog", { name: "Resize the image?" });
    await dialog.getByText(/shows only its first frame/).waitFor();
    await dialog.getByRole("button", { name: "Use the first frame" }).click();
    await getToast(page, "Image added").waitFor();
  });

  test.runIf(isWhole)("accepts a URL, checked like one in Media Assets", async ({ page }) => {
    const site = await serve((_request, response) => {
      response.setHeader("access-control-allow-origin", "*").end(magentaPng);
    });
    await openEditor(page);
    const support = getSupport(page);
    const box = support.getByRole("textbox", { name: "Image or video URL" });
    await support.getByRole("button", { name: "Set" }).click();
    await support.getByText("Please enter a URL", { exact: true }).waitFor();
    await box.fill(`${site}/photo.png?size=2`);
    await box.press("Enter");
    expect(await box.inputValue()).toBe("");
    await getToast(page, "Media Support is on").waitFor();
    await expectOnStage(page, magenta);
  });

  test.runIf(isWhole)(
    "applies to the first slide of a single post, and asks for a slide if there is none",
    async ({ page }) => {
      await page.goto("/create");
      await upload(page, "a.png", magentaPng);
      await getToast(page, "There's no slide for this image yet").waitFor();
      await page.getByRole("button", { name: "Load Sample" }).click();
      await page.getByRole("button", { name: "Go to slide 2" }).click();
      await page.getByRole("radio", { name: "Single Post" }).click();
      await upload(page, "a.png", magentaPng);
      await getToast(page, "Image added").getByText("a.png is on slide 1.").waitFor();
      await expectOnStage(page, magenta);
    },
  );

  test("shows a placeholder if an image can't be loaded, and names slide, URL and cause in the outline and the download report", async ({
    page,
    problems,
  }) => {
    problems.expect(/404|gone\.png/);
    const site = await serve((_request, response) => {
      response.setHeader("access-control-allow-origin", "*").writeHead(404).end();
    });
    const mediaUrls = { 0: `${site}/gone.png?key=secret` };
    await openEditor(page, { enableMedia: true, mediaUrls });
    const message = `Slide 1: the image ${site.replace("http://", "")}/gone.png can't be loaded: 127.0.0.1 responded with status 404`;
    await getSupport(page).getByRole("img", { name: "gone.png could not be loaded" }).waitFor();
    await getSupport(page).getByText("127.0.0.1 responded with status 404.").waitFor();
    await page.getByRole("img", { name: message, exact: true }).first().waitFor();
    await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Current Slide" }).click(),
    ]);
    await getToast(page, "Success").getByText(`${message}.`).waitFor();
  });

  test.runIf(isWhole)(
    "loads an image again after a temporary failure",
    async ({ page, problems }) => {
      problems.expect(/503|photo\.png/);
      let isBusy = true;
      const site = await serve((_request, response) => {
        response.setHeader("access-control-allow-origin", "*").writeHead(isBusy ? 503 : 200);
        response.end(isBusy ? "" : magentaPng);
      });
      await openEditor(page, { enableMedia: true, mediaUrls: { 0: `${site}/photo.png` } });
      const support = getSupport(page);
      await support.getByText("127.0.0.1 responded with status 503.").waitFor();
      const retry = support.getByRole("button", { name: "Try again" });
      await retry.click();
      await retry.waitFor();
      expect(await stageShows(page, magenta)).toBe(false);
      isBusy = false;
      await retry.press("Enter");
      await expectOnStage(page, magenta);
      await support.getByRole("img", { name: "photo.png", exact: true }).waitFor();
      await retry.waitFor({ state: "detached" });
    },
  );
});

const refusals = [
  ["IMG_1.png", "\0\0\0\x18ftypheic\0\0\0\0mif1heic", /IMG_1\.png is a HEIC photo.*JPG or PNG/],
  ["scan.jpg", "II*\0\x08\0\0\0", /scan\.jpg is a TIFF image/],
  ["logo.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>", /logo\.svg is an SVG drawing/],
  ["page.png", "%PDF-1.7", /page\.png is a PDF document/],
  ["clip.png", "\0\0\0\x20ftypisom\0\0\x02\0", /clip\.png is a video/],
  ["empty.png", "", /empty\.png is empty\. Choose another file\./],
  ["note.png", "hello", /note\.png isn't an image\. Choose a JPG, PNG, GIF, WebP or AVIF file\./],
  ["torn.png", "\x89PNG\r\n\x1a\n\0\0", /torn\.png is incomplete/],
] as const;

describe("Media Assets", () => {
  const getPanel = (page: Page) => page.getByRole("tabpanel", { name: "Media" });

  async function openPanel(page: Page): Promise<void> {
    await page.getByRole("tab", { name: "Media", exact: true }).first().click();
    await page.getByRole("heading", { name: "Media Assets" }).waitFor();
  }

  testInOwnProfile.runIf(isWhole)(
    "says what is wrong with a URL for 3 seconds or until the next typing",
    async ({ page }) => {
      await page.clock.install();
      await openWithPost(page, threeSlides);
      await page.clock.runFor(1000);
      await openPanel(page);
      await page.clock.pauseAt(Date.now() + 3_600_000);
      const box = page.getByRole("textbox", { name: "Media URL" });
      const add = page.getByRole("button", { name: "Assign media" });
      const messages = [
        ["", "Please enter a URL"],
        ["photo", "Please enter a valid URL"],
        ["https://example.com/page.html", "URL must point to an image or video file"],
      ] as const;
      for (const [text, message] of messages) {
        await box.fill(text);
        await add.click();
        const error = getPanel(page).getByRole("alert");
        expect(await error.innerText()).toBe(message);
        expect(await box.getAttribute("aria-invalid")).toBe("true");
        await page.clock.runFor(2900);
        expect(await error.count()).toBe(1);
        await page.clock.runFor(200);
        await expect.poll(() => error.count()).toBe(0);
        await add.click();
        expect(await error.count()).toBe(1);
        await box.pressSequentially("x");
        await expect.poll(() => error.count()).toBe(0);
      }
    },
  );

  test("assigns media to selected slides, and lists, replaces and removes them", async ({
    page,
  }) => {
    const site = await serve((_request, response) => {
      response.setHeader("access-control-allow-origin", "*").end(magentaPng);
    });
    await openEditor(page, {}, fifteenSlides);
    await openPanel(page);
    const panel = getPanel(page);
    const help = await panel.getByText(/^Supported:/).innerText();
    for (const type of ["JPG", "PNG", "GIF", "WebP", "SVG", "MP4", "WebM", "OGG"]) {
      expect(help).toContain(type);
    }
    await panel.getByText("No slide has an image or video yet.").waitFor();
    const box = panel.getByRole("textbox", { name: "Media URL" });
    await box.fill(`${site}/a-rather-long-file-name.png`);
    await panel.getByRole("combobox", { name: "Slide" }).click();
    // The header "Habit 10 that matters" has 21 characters, one more than the menu shows.
    await page.getByRole("option", { name: "Slide 10: Habit 10 that matter", exact: true }).click();
    await panel.getByRole("button", { name: "Assign media" }).click();
    expect(await box.inputValue()).toBe("");
    const list = panel.getByRole("region", { name: "Assigned media" });
    await list.getByText("a-rather-long-fil...", { exact: true }).waitFor();
    await list.getByText("Slide 10: Habit 10 that matters", { exact: true }).waitFor();
    await list.getByRole("img", { name: "a-rather-long-file-name.png" }).waitFor();
    await page.getByRole("button", { name: "Go to slide 10" }).click();
    await expectOnStage(page, magenta);
    await list.getByRole("button", { name: "Replace the media on slide 10" }).click();
    expect(await box.inputValue()).toBe(`${site}/a-rather-long-file-name.png`);
    await page.keyboard.type(`${site}/b.png`);
    await page.keyboard.press("Enter");
    await list.getByText("b.png", { exact: true }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await list.getByRole("button", { name: "Remove the media from slide 10" }).click();
    await panel.getByText("No slide has an image or video yet.").waitFor();
  });
});

describe("the Media tab of Design Elements", () => {
  test.runIf(isWhole)("offers the media of other slides", async ({ page }) => {
    await openEditor(page);
    await upload(page, "a.png", magentaPng);
    await getToast(page, "Image added").waitFor();
    await page.getByRole("button", { name: "Go to slide 3" }).click();
    await page.getByRole("tab", { name: "Media", exact: true }).last().click();
    const tab = page.getByRole("region", { name: "Media on slide 3" });
    await tab.getByText(/No image or video yet/).waitFor();
    await tab.getByRole("button", { name: "Use a.png on slide 3" }).click();
    await expectOnStage(page, magenta);
    expect(await findViolations(page)).toEqual([]);
    await tab.getByRole("button", { name: "Remove" }).click();
    await tab.getByText(/No image or video yet/).waitFor();
  });
});

describe("an image file", () => {
  const file = { name: "shot.png", type: "image/png", bytes: magentaPng };

  test("that is dropped or pasted is added to the current slide, but not while typing", async ({
    page,
  }) => {
    await openEditor(page);
    await getSupport(page).getByRole("textbox").focus();
    await bring(page, "paste", file);
    await page.getByRole("region", { name: "Slide preview" }).focus();
    expect(await getSupport(page).getByRole("img").count()).toBe(0);
    await bring(page, "paste", file);
    await expectOnStage(page, magenta);

    await page.getByRole("button", { name: "Go to slide 3" }).click();
    await expect.poll(() => stageShows(page, magenta)).toBe(false);
    await bring(page, "drop", file);
    await getToast(page, "Image added").getByText("shot.png is on slide 3.").waitFor();
    expect(await page.evaluate(() => Reflect.get(window, "dropHint"))).toContain(
      "Drop the image to put it on slide 3",
    );
    await expectOnStage(page, magenta);
  });
});

describe("uploaded files", () => {
  test.runIf(isWhole)("are shared between tabs", async ({ page }) => {
    await openEditor(page);
    const other = await page.context().newPage();
    await other.goto("/create");
    await getStage(other).waitFor();
    await upload(page, "a.png", magentaPng);
    await getToast(page, "Image added").waitFor();
    await other.getByRole("button", { name: "Use the other version" }).click();
    await expectOnStage(other, magenta);
  });

  test.runIf(isWhole)(
    "are deleted if no post uses them, unless another page is open",
    async ({ page }) => {
      await openEditor(page);
      await upload(page, "a.png", magentaPng);
      await getToast(page, "Image added").waitFor();
      const readNames = () =>
        page.evaluate(
          () =>
            new Promise<string[]>((resolve) => {
              const opening = indexedDB.open("slideloom.media");
              opening.addEventListener("success", () => {
                const all = opening.result.transaction("files").objectStore("files").getAll();
                all.addEventListener("success", () => {
                  opening.result.close();
                  resolve(all.result.map(({ fileName }) => fileName));
                });
              });
            }),
        );
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            const opening = indexedDB.open("slideloom.media");
            opening.addEventListener("success", () => {
              const transaction = opening.result.transaction("files", "readwrite");
              const old = { id: "0", blob: new Blob(["x"]), fileName: "old.png", storedAtMs: 0 };
              transaction.objectStore("files").put(old);
              transaction.addEventListener("complete", () => {
                opening.result.close();
                resolve();
              });
            });
          }),
      );
      const stored = () => page.evaluate((key) => localStorage.getItem(key) ?? "", localCopyKey);
      await expect.poll(stored).toContain("local:");
      const other = await page.context().newPage();
      await other.goto("/create");
      await getStage(other).waitFor();
      expect((await readNames()).toSorted()).toEqual(["a.png", "old.png"]);
      await other.close();
      await page.reload();
      await expect.poll(readNames).toEqual(["a.png"]);
      await expectOnStage(page, magenta);
    },
  );

  test.runIf(isWhole)(
    "are kept until the page closes if browser storage is off, and are reported missing afterwards",
    async ({ page, problems }) => {
      problems.expect(/local:|URL scheme/);
      await page.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException("Switched off", "SecurityError");
        };
      });
      await openEditor(page);
      await upload(page, "a.png", magentaPng);
      await getToast(page, "Image added for now")
        .getByText(/lost when you close the page/)
        .waitFor();
      await expectOnStage(page, magenta);
      await page.reload();
      await getSupport(page)
        .getByText("This image was never uploaded and isn't in this browser. Add it again.")
        .waitFor();
    },
  );
});

describe("an image that CORS blocks", () => {
  async function openForbidden(page: Page): Promise<string> {
    const site = await serve((_request, response) => response.end(magentaPng));
    await openEditor(page, { enableMedia: true, mediaUrls: { 1: `${site}/photo.png` } });
    return `${site}/photo.png`;
  }

  test.runIf(isWhole)(
    "is explained, and fetched through the server",
    async ({ page, problems }) => {
      problems.expect(/CORS|ERR_FAILED/);
      const url = await openForbidden(page);
      const asked: string[] = [];
      await page.route("**/api/media/fetch?*", (route) => {
        asked.push(new URL(route.request().url()).searchParams.get("url") ?? "");
        return route.fulfill({ body: magentaPng, contentType: "image/png" });
      });
      const notes = page.getByRole("main").getByRole("status").filter({ hasText: "Slide 2: " });
      await notes.getByText("Slide 2: 127.0.0.1 doesn't let other sites use this image.").waitFor();
      expect(await findViolations(page)).toEqual([]);
      await notes.getByRole("button", { name: "Show it" }).click();
      await notes.getByRole("button", { name: "Show it" }).waitFor({ state: "detached" });
      await getSupport(page)
        .getByText("127.0.0.1 doesn't let other sites use this image.")
        .waitFor();
      await notes.getByRole("button", { name: "Fetch the image through the server" }).click();
      await getToast(page, "Image fetched").waitFor();
      expect(asked).toEqual([url]);
      await expectOnStage(page, magenta);
      // The image is only a few pixels large.
      const pane = await openChecker(page);
      await pane.getByText(/^Slide 2: the image .+ so it looks blurred/).waitFor();
    },
  );

  test.runIf(isWhole)("isn't fetched from the server's own network", async ({ page, problems }) => {
    problems.expect(/CORS|ERR_FAILED|400/);
    await openForbidden(page);
    await page.getByRole("button", { name: "Fetch the image through the server" }).first().click();
    await getToast(page, "Image not fetched")
      .getByText(/^127\.0\.0\.1 isn't allowed/)
      .waitFor();
  });
});

describe("a video", () => {
  /** Records a green video in the browser and returns its bytes. */
  async function recordClip(page: Page): Promise<Buffer> {
    await page.goto("/create");
    const base64 = await page.evaluate(async () => {
      const canvas = document.createElement("canvas");
      canvas.width = 320;
      canvas.height = 180;
      const context = canvas.getContext("2d");
      const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: "video/webm" });
      const chunks: Blob[] = [];
      recorder.addEventListener("dataavailable", ({ data }) => chunks.push(data));
      recorder.start();
      for (let frame = 0; frame < 12; frame += 1) {
        if (context) {
          context.fillStyle = frame % 2 ? "rgb(20 200 60)" : "rgb(21 200 60)";
          context.fillRect(0, 0, 320, 180);
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      await new Promise((resolve) => {
        recorder.addEventListener("stop", resolve);
        recorder.stop();
      });
      const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    });
    return Buffer.from(base64, "base64");
  }

  test("plays in the preview and is a still image in downloads", async ({ page }) => {
    const clip = await recordClip(page);
    const site = await serve((_request, response) => {
      response
        .writeHead(200, { "access-control-allow-origin": "*", "content-type": "video/webm" })
        .end(clip);
    });
    await openEditor(
      page,
      { enableMedia: true, mediaUrls: { 0: `${site}/clip.webm` } },
      threeSlides,
    );
    await expect
      .poll(() => getStage(page).locator("video").getAttribute("poster"))
      .toMatch(/^blob:/);
    await expect.poll(() => stageShows(page, green)).toBe(true);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download All Slides" }).click(),
    ]);
    const toast = getToast(page, "Success");
    await toast
      .getByText("All 3 slides have been downloaded as a ZIP file", { exact: true })
      .waitFor();
    await toast.getByText("Videos appear as still images.").waitFor();
    const file = unzipSync(await readDownload(download))["slide-1.png"];
    expect(showsColor(PNG.sync.read(Buffer.from(file ?? [])).data, green)).toBe(true);
  });

  test.runIf(isWhole)(
    "that CORS blocks is named in downloads and in the toast",
    async ({ page, problems }) => {
      problems.expect(/CORS|ERR_FAILED/);
      const site = await serve((_request, response) => response.end("no video"));
      await openEditor(page, { enableMedia: true, mediaUrls: { 0: `${site}/clip.mp4` } });
      await page.getByRole("button", { name: "Current Slide" }).click();
      const toast = getToast(page, "Success");
      await toast.getByText("Slide 1 downloaded successfully", { exact: true }).waitFor();
      await toast.getByText(/^This browser can't read the video on slide 1/).waitFor();
    },
  );
});

test.runIf(isWhole).for(["dark", "light"] as const)(
  "in the %s theme axe-core finds no violations in the panels on a desktop and a phone",
  async (colorScheme, { page }) => {
    await page.emulateMedia({ colorScheme });
    await openEditor(page);
    await upload(page, "a.png", magentaPng);
    await getToast(page, "Image added").waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await page.getByRole("dialog").getByRole("tab", { name: "Media", exact: true }).first().click();
    await page.getByRole("button", { name: "Assign media" }).click();
    await page.getByText("Please enter a URL", { exact: true }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  },
);

test.runIf(isWhole)(
  "the keyboard alone is enough to upload, assign and remove media",
  async ({ page }) => {
    await openEditor(page);
    // Starts waiting before the key press that opens the file picker.
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("switch", { name: "Media Support" }).focus();
    await page.keyboard.press("Space");
    await getSupport(page).getByText("Enabled", { exact: true }).waitFor();
    await page.keyboard.press("Tab");
    const readFocus = () =>
      page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
    await expect.poll(readFocus).toBe("Upload an image for slide 1");
    await page.keyboard.press("Enter");
    const chooser = await choosing;
    await chooser.setFiles({ name: "a.png", mimeType: "image/png", buffer: magentaPng });
    await expectOnStage(page, magenta);
    await getSupport(page).getByRole("textbox").focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => stageShows(page, magenta)).toBe(false);
  },
);
