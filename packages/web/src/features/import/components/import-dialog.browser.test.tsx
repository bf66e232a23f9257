import { postLimits } from "@slideloom/core/document";
import { afterEach, beforeEach, describe, expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  emptyEdited,
  getAppearance,
  getDocument,
  showCarousel,
} from "../../../state/carousel-store.ts";
import { undo } from "../../../state/history.ts";
import { setJsonInput } from "../../../state/json-text.ts";
import { buildText } from "../../../testing/carousels.fixture.ts";
import { respond } from "../../../testing/fake-server.fixture.ts";
import { renderInApp } from "../../../testing/render-in-app.fixture.tsx";
import { slowReaders } from "../../../testing/slow-readers.fixture.ts";
import { test } from "../../../testing/test.fixture.ts";
import { importDialog } from "../import-dialog.ts";
import { offerPastedText, openPastedText, openTextFile } from "../offer-import.ts";
import { ImportDialog } from "./import-dialog.tsx";

const markdown = `# Calm **teams**

## Write it down

- Why
- Who

![A desk](/media/desk.png)

## Ship small

![A boat](https://pictures.example/boat.png)

#Teams`;
const before = buildText("Before");

type OnPlainText = Parameters<typeof openTextFile>[1];

async function showImport(text: BlobPart, name = "teams.md") {
  const onPlainText = vi.fn<OnPlainText>();
  const screen = await renderInApp(
    <ImportDialog renderBulk={({ posts }) => <p>All {posts.length} at once</p>} />,
  );
  await openTextFile(new File([text], name), onPlainText);
  return { screen, onPlainText, dialog: screen.getByRole("dialog", { name: "Import a post" }) };
}

beforeEach(() => {
  showCarousel(emptyEdited);
  setJsonInput(before);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  importDialog.close();
});

describe("a file in another format", () => {
  test("is no longer read once a plain text file is opened", async () => {
    const end = vi.spyOn(Worker.prototype, "terminate");
    // The worker starts and never responds.
    vi.spyOn(Worker.prototype, "postMessage").mockImplementation(() => {});
    const start = vi.mocked(Worker.prototype.postMessage);
    const onPlainText = vi.fn<OnPlainText>();
    await renderInApp(<ImportDialog renderBulk={() => null} />);
    const earlier = openTextFile(new File([markdown], "teams.md"), onPlainText);
    await expect.poll(() => start.mock.calls).toHaveLength(1);
    expect(end).not.toHaveBeenCalled();
    start.mockRestore();
    await openTextFile(new File([before], "post.json"), onPlainText);
    await earlier;
    expect(onPlainText.mock.calls.map(([{ fileName }]) => fileName)).toEqual(["post.json"]);
    expect(end).toHaveBeenCalledTimes(2);
  });

  test("lists what was converted, and replaces nothing yet", async () => {
    const { dialog } = await showImport(markdown);
    await expect.element(dialog).toHaveTextContent("teams.md is Markdown: 2 slides.");
    await expect
      .element(dialog.getByRole("region", { name: "Slides" }))
      .toHaveTextContent(/Calm teams.*Write it down.*Ship small/);
    await expect
      .element(dialog.getByRole("region", { name: "Won't be imported" }))
      .toHaveTextContent("an image has no web address, so it isn't imported: /media/desk.png");
    expect(getDocument().text).toBe(before);
  });

  test("replaces the post with its images, as one undo step", async () => {
    const { screen, dialog } = await showImport(markdown);
    await dialog.getByRole("button", { name: "New carousel" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByText("Opened the post from teams.md.")).toBeVisible();
    expect(getDocument().post).toMatchObject({
      title: "Calm ::teams::",
      hashtags: ["#Teams"],
      content: [{ header: "Write it down" }, { header: "Ship small" }],
    });
    expect(Object.values(getDocument().media)).toEqual(["https://pictures.example/boat.png"]);
    expect(getAppearance().enableMedia).toBe(true);
    undo();
    expect(getDocument().text).toBe(before);
    expect(getAppearance().enableMedia).toBe(false);
  });

  test("goes into the open post after the slide shown, as one undo step", async () => {
    const { screen, dialog } = await showImport(markdown);
    await dialog.getByRole("button", { name: "Insert after slide 1" }).click();
    await expect.element(screen.getByText("3 slides inserted after slide 1")).toBeVisible();
    await expect.element(screen.getByText("Not inserted: hashtags.")).toBeVisible();
    const { post, media, slideIds } = getDocument();
    expect(post?.content.slice(1, 4).map(({ header }) => header)).toEqual([
      "Calm ::teams::",
      "Write it down",
      "Ship small",
    ]);
    expect(Object.keys(media)).toHaveLength(1);
    expect(slideIds).toHaveLength(post?.content.length ?? 0);
    undo();
    expect(getDocument().text).toBe(before);
    expect(getAppearance().enableMedia).toBe(false);
  });

  test.for(["Cancel", "Close", "Escape"])("leaves the post unchanged on %s", async (way) => {
    const { dialog } = await showImport(markdown);
    if (way === "Escape") await userEvent.keyboard("{Escape}");
    else await dialog.getByRole("button", { name: way }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(getDocument().text).toBe(before);
  });

  test("with several posts offers one to open, or all at once", async () => {
    const csv = "post,header,text\nFirst,One,a\n,Two,b\nSecond,Three,c";
    const { screen, dialog } = await showImport(csv, "posts.csv");
    await expect.element(dialog).toHaveTextContent("posts.csv is CSV: 2 posts, 3 slides.");
    await expect.element(dialog.getByText("All 2 at once")).toBeVisible();
    await dialog.getByRole("combobox", { name: "Post to open" }).click();
    await screen.getByRole("option", { name: "2. Second" }).click();
    await expect.element(dialog.getByRole("region", { name: "Slides" })).toHaveTextContent("Three");
    await dialog.getByRole("button", { name: "New carousel" }).click();
    expect(getDocument().post?.title).toBe("Second");
  });

  test("names the rows that could not become a post", async () => {
    const csv = "title,slide 1\nOne,a\nNothing,\nTwo,b";
    const { dialog } = await showImport(csv, "tips.csv");
    await expect.element(dialog.getByText("Row 3 has no slides, so it's skipped.")).toBeVisible();
  });

  test("that converts completely says so", async () => {
    const { dialog } = await showImport("# T\n\n## One\n\nWords");
    await expect.element(dialog.getByText("Everything in the file can be imported.")).toBeVisible();
  });

  test("with a long slide list and right-to-left text fits a phone", async () => {
    await page.viewport(320, 480);
    const slides = Array.from({ length: 20 }, (_, index) => `## ${"عنوان ".repeat(12)}${index}`);
    const { dialog } = await showImport(`# עברית\n\n${slides.join("\n\nWords\n\n")}`);
    await expect.element(dialog.getByRole("button", { name: "New carousel" })).toBeInViewport();
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});

describe("a file that isn't UTF-8", () => {
  const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

  test("in Windows-1252 is read, with a note", async () => {
    const { dialog } = await showImport(latin("header;text\nGr\xf6\xdfe;\x80"), "excel.csv");
    await expect.element(dialog.getByText("Größe").first()).toBeVisible();
    await expect.element(dialog.getByText(/we read it as Windows-1252/)).toBeVisible();
    const { onPlainText } = await showImport(latin(buildText("Caf\xe9")), "post.json");
    expect(onPlainText.mock.calls).toEqual([
      [
        {
          text: buildText("Café"),
          fileName: "post.json",
          encodingNote: expect.stringContaining("Windows-1252"),
        },
      ],
    ]);
  });

  test("in another encoding is refused by name", async () => {
    const { screen, onPlainText } = await showImport(latin("\x83\x81\x83\x82"), "shift.csv");
    await expect
      .element(screen.getByText(/^shift.csv: .* Save the file as UTF-8, then try again\.$/))
      .toBeVisible();
    expect(onPlainText).not.toHaveBeenCalled();
  });
});

describe("a file in no import format", () => {
  test("is passed on unchanged", async () => {
    const { onPlainText, dialog } = await showImport(before, "post.json");
    expect(onPlainText.mock.calls).toEqual([
      [{ text: before, fileName: "post.json", encodingNote: null }],
    ]);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test("that is too large is refused by name, unread", async () => {
    const { screen, onPlainText } = await showImport("x".repeat(postLimits.textBytes + 1));
    await expect.element(screen.getByText("teams.md is larger than 1 MiB.")).toBeVisible();
    expect(onPlainText).not.toHaveBeenCalled();
  });

  test("that has disappeared is named", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    vi.spyOn(Blob.prototype, "arrayBuffer").mockRejectedValue(
      new DOMException("", "NotFoundError"),
    );
    const { screen } = await showImport(markdown);
    await expect
      .element(screen.getByText("teams.md couldn't be read. It may have been moved or deleted."))
      .toBeVisible();
  });

  test("with a table without posts says what is missing", async () => {
    const { screen, dialog } = await showImport("title,slide 1\n", "tips.csv");
    await expect.element(screen.getByText("File not imported")).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(getDocument().text).toBe(before);
  });
});

describe("a pasted text", () => {
  test("in another format is offered", async () => {
    const screen = await renderInApp(<ImportDialog renderBulk={() => null} />);
    const onPlainText = vi.fn<() => void>();
    expect(offerPastedText(markdown, onPlainText)).toBe(true);
    await expect.element(screen.getByRole("dialog")).toHaveTextContent("The text is Markdown");
    expect(onPlainText).not.toHaveBeenCalled();
  });

  test("in no known format replaces the post, and a post's JSON stays a paste", async () => {
    const onPlainText = vi.fn<() => void>();
    expect(offerPastedText("just words", onPlainText)).toBe(true);
    await expect.poll(() => onPlainText.mock.calls).toHaveLength(1);
    expect(offerPastedText(before, onPlainText)).toBe(false);
    expect(offerPastedText(" ", onPlainText)).toBe(false);
    expect(offerPastedText("x".repeat(postLimits.textBytes + 1), onPlainText)).toBe(false);
  });

  test("replaces the post even if the reader can't be loaded", async ({ server }) => {
    server.on("GET /create", () => respond({}, 503));
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    vi.spyOn(Worker.prototype, "postMessage").mockImplementation(function (this: Worker) {
      this.dispatchEvent(new ErrorEvent("error"));
    });
    const onPlainText = vi.fn<() => void>();
    expect(offerPastedText("just words", onPlainText)).toBe(true);
    await expect.poll(() => onPlainText.mock.calls).toHaveLength(1);
    expect(warn).toHaveBeenCalledOnce();
  });

  test("that is a post's JSON is passed on, any other is ignored", async () => {
    const onPlainText = vi.fn<OnPlainText>();
    await openPastedText("just words", onPlainText);
    expect(onPlainText).not.toHaveBeenCalled();
    await openPastedText(before, onPlainText);
    expect(onPlainText.mock.calls).toEqual([
      [{ text: before, fileName: "the clipboard", encodingNote: null }],
    ]);
  });
});

describe("a text that takes too long to read", () => {
  test("falls back to the text's paragraphs, with a note", async () => {
    slowReaders("importText");
    const { dialog } = await showImport(markdown);
    await expect
      .element(dialog)
      .toHaveTextContent(
        "The text took too long to parse, so we used its paragraphs as plain text.",
      );
    await dialog.getByRole("button", { name: "New carousel" }).click();
    expect(getDocument().post?.content[1]?.description[0]?.value).toBe("## Write it down");
  });

  test("even as paragraphs says so, and leaves the post unchanged", async () => {
    slowReaders("importText", "importParagraphs");
    const { screen, onPlainText } = await showImport(markdown);
    const sentence = "Reading teams.md took longer than 5 seconds. Shorten it, then try again.";
    await expect.element(screen.getByText(sentence)).toBeVisible();
    expect(onPlainText).not.toHaveBeenCalled();
    expect(getDocument().text).toBe(before);
  });

  test("to recognise its format is passed on unchanged", async () => {
    slowReaders("detectFormat");
    const { onPlainText } = await showImport(markdown, "teams.md");
    expect(onPlainText).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ text: markdown }),
    );
  });
});
