import { buildGenerationOptions } from "@slideloom/core/contract/build-generation-options";
import type { SourceResponse } from "@slideloom/core/contract/sources";
import { samplePostText } from "@slideloom/core/document";
import { afterEach, beforeEach, describe, expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { clearSource, useSource } from "../../features/making/source/source-store.ts";
import {
  clearStart,
  restoreStart,
  startCharacters,
  useStartStore,
} from "../../features/making/start/start-store.ts";
import { readTextSource } from "@slideloom/core/sources";
import { emptyEdited, getDocument, showCarousel } from "../../state/carousel-store.ts";
import { restartHistory } from "../../state/history.ts";
import { setJsonInput } from "../../state/json-text.ts";
import { logOutPage, setPageOwner } from "../../lib/kept/kept.ts";
import { type FakeServer, respond } from "../../testing/fake-server.fixture.ts";
import { renderInApp } from "../../testing/render-in-app.fixture.tsx";
import { slowReaders } from "../../testing/slow-readers.fixture.ts";
import { test } from "../../testing/test.fixture.ts";
import { AddingDialog } from "./adding.tsx";
import { EditorFiles } from "./files.tsx";
import { EmptyStart } from "./parts.tsx";
import { EditorStart } from "./start.tsx";

const prose =
  "Last winter our deck oven died in the middle of the week. We had forty orders for Saturday.\n\nA neighbour offered us her pizza oven. It holds six loaves at a time.";
const html = `<h2>Borrow</h2><p>Ask your neighbour.</p><ul><li>Flour</li><li>Salt</li></ul><table><tr><td>Rye</td></tr></table>`;

beforeEach(() => {
  restartHistory(() => showCarousel(emptyEdited));
  clearStart();
  clearSource();
});

afterEach(() => void vi.restoreAllMocks());

const field = page.getByRole("textbox", { name: "Paste, drop or type anything" });
const recognised = page.getByRole("region", { name: "Recognised content" });
const list = page.getByRole("list", { name: "Slides you'll get" });

async function open(server: FakeServer, postText = "") {
  server.on("GET /api/v1/options", () => respond(buildGenerationOptions("builtin", 3)));
  setJsonInput(postText);
  await renderInApp(
    <>
      {postText === "" ? (
        <EmptyStart>
          <EditorStart />
        </EmptyStart>
      ) : (
        <AddingDialog />
      )}
      <EditorFiles />
    </>,
  );
}

function transfer({ text, html: markup, file }: { text?: string; html?: string; file?: File }) {
  const data = new DataTransfer();
  if (text !== undefined) data.setData("text/plain", text);
  if (markup !== undefined) data.setData("text/html", markup);
  if (file) data.items.add(file);
  return data;
}

const bubbling = { bubbles: true, cancelable: true };

function paste(pasted: Parameters<typeof transfer>[0], target = field.element()) {
  const clipboardData = transfer(pasted);
  target.dispatchEvent(new ClipboardEvent("paste", { ...bubbling, clipboardData }));
}

function drop(file: File) {
  const dataTransfer = transfer({ file });
  document.body.dispatchEvent(new DragEvent("dragover", { ...bubbling, dataTransfer }));
  document.body.dispatchEvent(new DragEvent("drop", { ...bubbling, dataTransfer }));
}

const png = Uint8Array.from(
  atob(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  ),
  (character) => character.charCodeAt(0),
);

/** The response of a server that has read a text. */
function readBy(text: string, kind: "html" | "pdf"): SourceResponse {
  const { source, passages } = readTextSource(text);
  return {
    source: { ...source, id: "src_1", hash: "sha256:1", kind },
    passages,
    kept_until: null,
  };
}

describe("the field", () => {
  test.for<[string, string, string]>([
    ["a topic", "How to bake bread", "A topic"],
    ["prose", prose, "Text, 32 words"],
    ["a list", "- Walk daily\n- Call a friend\n- Sleep more", "A list of 3 items"],
    ["a thread", "1/ Ship small.\n\n2/ Rest.\n\n3/ Repeat.", "A thread of 3 posts"],
    ["Markdown", "# Bread\n\n## Evening\n\nMix.\n\n## Morning\n\nBake.", "Markdown, 3 headings"],
    ["a table", "name,price\nRye,4\nWheat,5", "A table of 2 rows"],
    ["a chat’s reply", `Sure!\n\`\`\`json\n${samplePostText}\n\`\`\``, "Slides in JSON, 2 slides"],
    ["right-to-left text", "كيف تخبز الخبز في البيت", "A topic"],
    ["a file name", "node.js", "A topic"],
  ])("names %s and shows its slides", async ([, text, name], { server }) => {
    await open(server);
    paste({ text });
    await expect.element(recognised.getByText(name, { exact: true })).toBeVisible();
    await expect.element(list.getByRole("listitem").first()).toBeVisible();
    await expect.element(field).toHaveValue(text);
  });

  test("offers to read a typed address, and makes nothing of an empty text", async ({ server }) => {
    await open(server);
    await field.fill("blog.example/oven");
    await expect.element(recognised.getByText("This is a web address")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Read the page" })).toBeVisible();
    await field.fill(" \n ");
    await expect.element(recognised).not.toBeInTheDocument();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(getDocument().text).toBe("");
  });

  test.for([
    ["words around it", "Summarise https://tea.example/kettle in 5 slides"],
    ["a title before it", "The kettle - Mill Lane Tea https://tea.example/kettle"],
  ])("offers to read an address with %s", async ([, text = ""], { server }) => {
    server.on("POST /api/sources", () => respond(readBy(prose, "html")));
    await open(server);
    paste({ text });
    await expect.element(page.getByText("There is a web address in your text")).toBeVisible();
    await page.getByRole("button", { name: "Read the page" }).click();
    await expect.poll(() => useStartStore.getState().offer?.material?.source.id).toBe("src_1");
    expect(server.requests.at(-1)?.body).toMatchObject({ url: "https://tea.example/kettle" });
    expect(useStartStore.getState().slides).toBe(text.includes("5 slides") ? 5 : null);
  });

  test("offers every address of two", async ({ server }) => {
    await open(server);
    paste({ text: "Compare https://tea.example/kettle and https://www.tea.example/pot" });
    await expect.element(page.getByRole("button", { name: "Read tea.example/pot" })).toBeVisible();
  });

  test("reads an address in brackets or a link at once", async ({ server }) => {
    server.on("POST /api/sources", () => respond(readBy(prose, "html")));
    await open(server);
    paste({ text: "[The kettle](https://tea.example/kettle)" });
    await expect.poll(() => useStartStore.getState().offer?.material?.source.id).toBe("src_1");
  });

  test("refuses data by its name", async ({ server }) => {
    await open(server);
    paste({ text: '[{"kettle": 1}, {"kettle": 2}]' });
    await expect.element(page.getByText("This is JSON data, which we can't read.")).toBeVisible();
  });

  test("says plainly how many slides an outline has", async ({ server }) => {
    await open(server);
    await field.fill("How to bake bread");
    await expect
      .element(recognised.getByRole("combobox", { name: "Slides" }))
      .toHaveTextContent("8 slides");
    await expect.element(page.getByRole("button", { name: "Make 8 slides" })).toBeVisible();
  });

  test("is used by keyboard alone", async ({ server }) => {
    await open(server);
    await userEvent.keyboard("{Tab}");
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard("Tiny pull requests{Enter}");
    await expect.poll(() => getDocument().post?.content.length).toBe(8);
    expect(useStartStore.getState().typed).toBe("");
  });

  test("fits 320 px with an offer", async ({ server }) => {
    await page.viewport(320, 640);
    await open(server);
    paste({ text: prose });
    await expect.element(list.getByRole("listitem").first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});

describe("a long text", { timeout: 120_000 }, () => {
  // Matches either note. Slow machines show the second one, because they read only the beginning of the text.
  const cutNote = /everything after 200,000 characters|slides use only its beginning/;

  test("of 200,001 characters is read up to 200,000, and says so", async ({ server }) => {
    await open(server);
    paste({ text: "Words and more words. ".repeat(9091).slice(0, 200_001) });
    await expect.element(recognised.getByText(cutNote), { timeout: 90_000 }).toBeVisible();
  });

  test("of 5 MB is cut in the field, and a file of more is refused", async ({ server }) => {
    await open(server);
    paste({ text: "Words and more words. ".repeat(240_000) });
    await expect.element(recognised.getByText(cutNote), { timeout: 90_000 }).toBeVisible();
    expect(useStartStore.getState().typed.length).toBe(startCharacters);
    drop(new File(["x".repeat(5_000_001)], "all.txt", { type: "text/plain" }));
    await expect
      .element(
        page.getByText(
          "all.txt is larger than 5 MB. Choose a smaller file, or paste a part of its text.",
        ),
      )
      .toBeVisible();
    expect(useStartStore.getState().typed.length).toBe(startCharacters);
  });
});

describe("a text that takes too long to read", () => {
  test("becomes slides of its beginning, and says so", async ({ server }) => {
    slowReaders("makeOffer");
    await open(server);
    paste({ text: prose });
    await expect
      .element(recognised.getByText(/took too long, so the slides use only its beginning/))
      .toBeVisible();
    await expect.element(list.getByRole("listitem").first()).toBeVisible();
  });

  test("even at its beginning says so, and the field keeps it", async ({ server }) => {
    slowReaders("makeOffer", "makeOffer");
    await open(server);
    paste({ text: prose });
    const sentence = "Reading your text took longer than 30 seconds. Shorten it, then try again.";
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(field).toHaveValue(prose);
    await field.fill("- Walk daily\n- Call a friend");
    await expect.element(recognised.getByText("A list of 2 items")).toBeVisible();
  });
});

describe("a dropped file", () => {
  test.for<[string, string, string]>([
    ["notes.md", "# Bread\n\n## Evening\n\nMix.", "Markdown, 2 headings"],
    ["prices.csv", "name,price\nRye,4\nWheat,5", "A table of 2 rows"],
    ["talk.txt", "Borrow first", "Text, 2 words"],
  ])("%s is in the field, with its slides", async ([name, text, kind], { server }) => {
    await open(server);
    drop(new File([text], name, { type: "text/plain" }));
    await expect.element(recognised.getByText(kind, { exact: true })).toBeVisible();
    await expect.element(field).toHaveValue(text);
  });

  test.for<[string, () => void]>([
    ["a dropped file", () => drop(new File(["Borrow first"], "talk.txt"))],
    ["a pasted text", () => paste({ text: "Borrow first" }, document.body)],
  ])("%s replaces a typed text, and Undo brings it back", async ([, bring], { server }) => {
    await open(server);
    await field.fill("How to sell bread");
    bring();
    await expect.element(field).toHaveValue("Borrow first");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.element(field).toHaveValue("How to sell bread");
    await expect.element(recognised.getByText("A topic", { exact: true })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  test("in Windows-1252 says how it was read; an unreadable one says why", async ({ server }) => {
    await open(server);
    drop(new File([new Uint8Array([0x43, 0x61, 0x66, 0xe9])], "menu.txt"));
    await expect.element(field).toHaveValue("Café");
    await expect.element(recognised.getByText(/Windows-1252/)).toBeVisible();
    drop(new File([new Uint8Array([0x81, 0x00, 0x8d])], "data.txt"));
    await expect.element(page.getByRole("alert")).toHaveTextContent(/^data\.txt: /);
    await expect.element(field).toHaveValue("Café");
  });

  test("PDF is read by the server", async ({ server }) => {
    server.on("POST /api/sources", () => respond(readBy(prose, "pdf"), 201));
    await open(server);
    drop(new File(["%PDF"], "oven.pdf", { type: "application/pdf" }));
    await expect.element(recognised.getByText(/^PDF, /)).toBeVisible();
  });

  test("image is the first slide’s", async ({ server }) => {
    await open(server);
    drop(new File([png], "loaf.png", { type: "image/png" }));
    await expect.poll(() => getDocument().post?.content.length).toBe(1);
  });
});

describe("pasted HTML", () => {
  const text = "Borrow\n\nAsk your neighbour.\n\nFlour\nSalt\n\nRye";
  const markdown = "## Borrow\n\nAsk your neighbour.\n\n- Flour\n- Salt";

  test("keeps its headings and lists, until its text is edited", async ({ server }) => {
    server.on("POST /api/sources", () => respond(readBy(markdown, "html"), 201));
    await open(server);
    paste({ text, html });
    await expect.element(recognised.getByText("HTML, 1 heading")).toBeVisible();
    await expect.element(field).toHaveValue(text);
    expect(useStartStore.getState().offer?.material?.passages.map(({ kind }) => kind)).toEqual([
      "heading",
      "paragraph",
      "list",
      "list",
    ]);
    await field.fill("Another text.\n\nIt has two paragraphs.");
    await expect.element(recognised.getByText("Text, 6 words")).toBeVisible();
    expect(useSource.getState().read).toBeNull();
  });

  test("is used as plain text if the server can’t be reached, and says so", async ({ server }) => {
    await open(server);
    server.isReachable = false;
    paste({ text, html });
    await expect.element(page.getByText(/^We couldn't read the formatting/)).toBeVisible();
    await expect.element(recognised.getByText("Text, 1 heading")).toBeVisible();
  });

  test("is read for an open post, too", async ({ server }) => {
    server.on("POST /api/sources", () => respond(readBy(markdown, "html"), 201));
    await open(server, samplePostText);
    paste({ text, html }, document.body);
    await expect.element(recognised.getByText("HTML, 1 heading")).toBeVisible();
    await page.getByRole("button", { name: "Insert after slide 1" }).click();
    const { content = [], sources = [] } = getDocument().post ?? {};
    expect(sources.map(({ id }) => id)).toEqual(["src_1"]);
    expect(content.flatMap((slide) => slide.sources ?? [])).toContain("p2");
    expect(content.length).toBeGreaterThan(2);
  });

  test.for<[string, string, string]>([
    ["one line", "Borrow", "<h2>Borrow</h2>"],
    ["JSON", `\n${samplePostText}`, `<pre>${samplePostText}</pre>`],
    ["text without structure", "One.\n\nTwo.", "<p>One.</p><p>Two.</p>"],
  ])("of %s needs no server", async ([, plain, markup], { server }) => {
    await open(server);
    paste({ text: plain, html: markup });
    await expect.element(list.getByRole("listitem").first()).toBeVisible();
    expect(server.listSent("POST /api/sources")).toEqual([]);
  });
});

describe("a reload", () => {
  test("keeps the text, and a log-out removes it", async ({ server }) => {
    setPageOwner("ada");
    await open(server);
    await field.fill(prose);
    const [kept] = Object.entries(sessionStorage).filter(([, text]) => text === prose);
    clearStart();
    sessionStorage.setItem(...(kept ?? ["", ""]));
    restoreStart();
    await expect.element(field).toHaveValue(prose);
    await expect.element(recognised.getByText("Text, 32 words")).toBeVisible();
    expect(Object.keys(sessionStorage)).toContain("slideloom@ada.start-text");
    logOutPage();
    expect(Object.keys(sessionStorage)).not.toContain("slideloom@ada.start-text");
  });
});
