import { maxUploadBytes } from "@slideloom/core/media";
import { afterEach, beforeEach, describe, expect, vi } from "vitest";
import { page } from "vitest/browser";
import {
  emptyEdited,
  getAppearance,
  getDocument,
  goToSlide,
  showCarousel,
} from "../../../state/carousel-store.ts";
import { setMediaEnabled } from "../../../state/appearance-edits.ts";
import { setJsonInput } from "../../../state/json-text.ts";
import { setSlideLayout, useLayoutStore } from "../../../state/layout-store.ts";
import { setSlideMedium } from "../../../state/slide-edits.ts";
import { undo } from "../../../state/history.ts";
import { forgetUploadFailures, noteUpload } from "../../../state/upload-failures.ts";
import { buildText } from "../../../testing/carousels.fixture.ts";
import { chooseFile } from "../../../testing/choose-file.fixture.ts";
import { respond } from "../../../testing/fake-server.fixture.ts";
import { renderInApp } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { listMediaUrls } from "@slideloom/core/document";
import { MediaAssets } from "./media-assets.tsx";
import { MediaSupport } from "./media-support.tsx";
import { MediaTroubles } from "./medium-trouble.tsx";
import { ResizeDialog } from "./resize-dialog.tsx";

const url = "https://pictures.example/a.png";
const getMedia = () => listMediaUrls(getDocument());

async function drawPng(widthPx = 4, heightPx = 4, type = "image/png"): Promise<Blob> {
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas");
  context.fillStyle = "#4f46e5";
  context.fillRect(0, 0, widthPx, heightPx);
  return canvas.convertToBlob({ type });
}

const panel = (
  <>
    <MediaSupport />
    <ResizeDialog />
  </>
);

/** Shows a panel for media that the last drawing failed to load. */
async function showFailed(cause?: string) {
  setMediaEnabled(true);
  setSlideMedium(0, url);
  const box = { slide: 0, kind: "failed", url, xPx: 0, yPx: 0, widthPx: 1, heightPx: 1 } as const;
  setSlideLayout(0, {
    widthPx: 1080,
    heightPx: 1350,
    texts: [],
    media: [box],
    overflows: [],
    missing: [],
    missingMedia: cause === undefined ? [] : [{ slide: 0, url, cause, message: cause }],
  });
  return renderInApp(panel);
}

const upload = (file: File) => chooseFile(page.getByLabelText(/^(Upload|Replace)/), file);

beforeEach(() => {
  showCarousel(emptyEdited);
  setJsonInput(buildText("T", ["One", "Two"]));
});
afterEach(() => {
  vi.restoreAllMocks();
  useLayoutStore.setState({ slides: {} });
  forgetUploadFailures();
});

describe("an upload", () => {
  test("adds an image to the slide, enables media, and is one undo step", async () => {
    const screen = await renderInApp(panel);
    upload(new File([await drawPng()], "a.png"));
    await expect.element(screen.getByRole("img", { name: "a.png" })).toBeVisible();
    await expect.element(screen.getByText("We enabled Media Support to show it.")).toBeVisible();
    expect(getMedia()[0]).toMatch(/^local:[\da-f]{64}$/);
    expect(getAppearance().enableMedia).toBe(true);
    undo();
    expect(getMedia()).toEqual({});
    expect(getAppearance().enableMedia).toBe(false);
  });

  test("in CMYK is converted by the server; if it can't be, that is said", async ({ server }) => {
    // A minimal JPEG with four colour components (CMYK): start of image, start of frame, end of image.
    const head = [
      0xff,
      0xd8,
      0xff,
      0xc0,
      0,
      20,
      8,
      0,
      4,
      0,
      4,
      4,
      ...Array(12).fill(1),
      0xff,
      0xd9,
    ];
    const file = () => new File([Uint8Array.from(head)], "print.jpg");
    const screen = await renderInApp(panel);
    server.on("POST /api/media/convert", () => respond({ message: "Your file is damaged." }, 422));
    upload(file());
    await expect
      .element(
        screen.getByText(/^print\.jpg has CMYK colours and couldn't be converted\. Your file/),
      )
      .toBeVisible();
    expect(getMedia()).toEqual({});
    const converted = await drawPng();
    server.on("POST /api/media/convert", () => new Response(converted));
    upload(file());
    await expect.poll(() => getMedia()[0]).toMatch(/^local:[\da-f]{64}$/);
  });

  test.for([
    ["no picture", "notes.png", "only words"],
    ["empty", "empty.png", ""],
    ["damaged", "half.png", "\x89PNG\r\n\x1a\n and then nothing"],
  ] as const)(
    "that is %s is refused by name, and the slide is unchanged",
    async ([, name, text]) => {
      const screen = await renderInApp(panel);
      const bytes = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
      upload(new File([bytes], name, { type: "image/png" }));
      await expect.element(screen.getByText("Image not added")).toBeVisible();
      await expect.element(screen.getByText(new RegExp(name))).toBeVisible();
      expect(getMedia()).toEqual({});
    },
  );

  test.for(["image/png", "image/jpeg", "image/webp"])(
    "of a truncated %s is refused by name",
    async (type) => {
      const screen = await renderInApp(panel);
      const whole = await drawPng(60, 60, type);
      upload(new File([whole.slice(0, whole.size - 3)], "half.png", { type }));
      await expect
        .element(screen.getByText("half.png is incomplete: its end is missing.", { exact: false }))
        .toBeVisible();
      expect(getMedia()).toEqual({});
    },
  );

  test("with a very long edge is resized on request", async () => {
    const screen = await renderInApp(panel);
    upload(new File([await drawPng(8193, 2)], "long.png"));
    const dialog = screen.getByRole("dialog", { name: "Resize the image?" });
    await expect.element(dialog).toHaveTextContent("long.png has too many pixels for a slide.");
    await dialog.getByRole("button", { name: "Resize and add" }).click();
    await expect.element(screen.getByRole("img", { name: "long.png" })).toBeVisible();
  });

  test("that failed can be chosen again", async () => {
    const screen = await renderInApp(panel);
    upload(new File(["words"], "a.png"));
    await expect.element(screen.getByText("Image not added")).toBeVisible();
    upload(new File([await drawPng()], "a.png"));
    await expect.element(screen.getByRole("img", { name: "a.png" })).toBeVisible();
  });

  test("that this browser can't store lasts until the page closes, with a warning", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    const screen = await renderInApp(panel);
    upload(new File([await drawPng(5, 5)], "b.png"));
    await expect.element(screen.getByText("Image added for now")).toBeVisible();
    await expect.element(screen.getByRole("img", { name: "b.png" })).toBeVisible();
  });

  test("that is too large is resized on request", async () => {
    const screen = await renderInApp(panel);
    const large = new File([await drawPng(8, 8), new Uint8Array(maxUploadBytes)], "big.png");
    upload(large);
    const dialog = screen.getByRole("dialog", { name: "Resize the image?" });
    await expect.element(dialog).toHaveTextContent("big.png is 5.0 MB. The limit is 5 MB.");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    expect(getMedia()).toEqual({});
    upload(large);
    await dialog.getByRole("button", { name: "Resize and add" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole("img", { name: "big.png" })).toBeVisible();
  });

  test("without a slide for it says what is missing", async () => {
    setJsonInput("");
    const screen = await renderInApp(panel);
    upload(new File([await drawPng()], "a.png"));
    await expect.element(screen.getByText("There's no slide for this image yet")).toBeVisible();
  });
});

describe("a URL", () => {
  test("that is invalid stays in the field, with its error for three seconds", async () => {
    const screen = await renderInApp(panel);
    const box = screen.getByRole("textbox", { name: "Image or video URL" });
    await box.fill("ftp://a.png");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await screen.getByRole("button", { name: "Set" }).click();
    await expect.element(screen.getByRole("alert")).toBeVisible();
    await expect.element(box).toBeInvalid();
    vi.advanceTimersByTime(3000);
    await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
    await expect.element(box).toHaveValue("ftp://a.png");
  });

  test("is assigned to the chosen slide, replaced and removed", async () => {
    goToSlide(1);
    const screen = await renderInApp(<MediaAssets />);
    const box = screen.getByRole("textbox", { name: "Media URL" });
    await box.fill(`${location.origin}/favicon.svg`);
    await screen.getByRole("button", { name: "Assign media" }).click();
    expect(getMedia()).toEqual({ 1: `${location.origin}/favicon.svg` });
    await expect.element(box).toHaveValue("");
    await screen.getByRole("button", { name: "Replace the media on slide 2" }).click();
    await expect.element(box).toHaveFocus();
    await expect.element(box).toHaveValue(`${location.origin}/favicon.svg`);
    await screen.getByRole("button", { name: "Remove the media from slide 2" }).click();
    await expect.element(screen.getByText("No slide has an image or video yet.")).toBeVisible();
    expect(getMedia()).toEqual({});
  });
});

test("an image that isn't uploaded is explained once, outside its card", async () => {
  setSlideMedium(0, "local:a");
  noteUpload("local:a", { reason: "storage full", message: "Free up space.", isTemporary: false });
  const screen = await renderInApp(
    <>
      <MediaSupport />
      <MediaTroubles />
    </>,
  );
  const card = screen.getByRole("region", { name: "Media Support" });
  await expect.element(card).toHaveTextContent("not uploaded");
  await expect.element(card).not.toHaveTextContent("storage full");
  await expect.element(screen.getByRole("status").first()).toHaveTextContent("storage full");
});

describe("an image that could not be drawn", () => {
  test.for([
    [404, "text/plain", "pictures.example responded with status 404."],
    [200, "text/html", "pictures.example sent a file that slides can't show."],
  ] as const)("after a %i with %s says why", async ([status, type, reason], { server }) => {
    server.on(`GET ${url}`, () => new Response("?", { status, headers: { "content-type": type } }));
    const screen = await showFailed();
    await expect.element(screen.getByText(reason)).toBeVisible();
  });

  test("that does load shows the drawing's error", async ({ server }) => {
    server.on(`GET ${url}`, () => new Response("half"));
    const screen = await showFailed("the file is incomplete: its end is missing");
    const reason =
      "The image at pictures.example can't be drawn: the file is incomplete: its end is missing.";
    await expect.element(screen.getByText(reason)).toBeVisible();
  });

  test("is requested again, and keeps showing the reason until then", async ({ server }) => {
    server.on(`GET ${url}`, () => new Response("?", { status: 503 }));
    const screen = await showFailed();
    await expect
      .element(screen.getByText("pictures.example responded with status 503."))
      .toBeVisible();
    const release = server.hold(`GET ${url}`);
    await screen.getByRole("button", { name: "Try again" }).click();
    const trying = screen.getByRole("button", { name: "Trying..." });
    await expect.element(trying).toHaveAttribute("aria-disabled", "true");
    await expect.element(trying).toHaveFocus();
    await expect
      .element(screen.getByText("pictures.example responded with status 503."))
      .toBeVisible();
    release(new Response("?", { status: 404 }));
    await expect
      .element(screen.getByText("pictures.example responded with status 404."))
      .toBeVisible();
    expect(server.listSent(`GET ${url}`)).toHaveLength(2);
  });

  test("is fetched through the server, also after a failed attempt", async ({ server }) => {
    server.on(`GET ${url}`, () => new Response("?", { status: 403 }));
    server.on("GET /api/media/fetch", () => respond({ message: "Only public addresses" }, 400));
    const screen = await showFailed();
    const fetchIt = screen.getByRole("button", { name: "Fetch the image through the server" });
    await fetchIt.click();
    await expect.element(screen.getByText("Only public addresses")).toBeVisible();
    expect(getMedia()).toEqual({ 0: url });
    const png = await drawPng(6, 6);
    server.on("GET /api/media/fetch", () => new Response(png));
    await fetchIt.click();
    await expect.element(screen.getByText("Image fetched")).toBeVisible();
    expect(getMedia()[0]).toMatch(/^local:/);
    expect(server.requests.at(-1)?.query.get("url")).toBe(url);
  });
});
