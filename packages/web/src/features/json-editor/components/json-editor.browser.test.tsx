import { samplePostText } from "@slideloom/core/document";
import { afterEach, describe, expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { getDocument, goToSlide } from "../../../state/carousel-store.ts";
import { undo } from "../../../state/history.ts";
import { setJsonInput } from "../../../state/json-text.ts";
import { setText } from "../../../state/text-edits.ts";
import { renderInApp } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { jsonDialog, openJsonEditor } from "../json-dialog.ts";
import { JsonEditorDialog } from "./json-editor-dialog.tsx";

const valid = `{ "content": [
      {"header":"One","mood" : "calm","description":[]} ],
  "title":"T" }`;

async function showEditor(
  text: string,
  onReplacingPaste = (_text: string) => false,
  cursorOffset: number | null = null,
) {
  setJsonInput(text);
  openJsonEditor(cursorOffset);
  const onImport = vi.fn<() => void>();
  const screen = await renderInApp(
    <JsonEditorDialog onReplacingPaste={onReplacingPaste} onImport={onImport} />,
  );
  const box = screen.getByRole("textbox", { name: "Post JSON" });
  await expect.element(box).toHaveFocus();
  return { screen, box, onImport };
}

/** Line number of the cursor, from 1. */
const getCursorLine = () => document.querySelector(".cm-activeLineGutter")?.textContent;

afterEach(() => {
  vi.restoreAllMocks();
  jsonDialog.close();
  setJsonInput("");
});

describe("a text", () => {
  test("stays as typed: spaces, lines, key order and unknown keys", async () => {
    const { box } = await showEditor("");
    await box.fill(valid);
    expect(getDocument().text).toBe(valid);
    expect(getDocument().error).toBeNull();
    setText({ kind: "header", slide: 0 }, "Two");
    expect(getDocument().text).toBe(valid.replace("One", "Two"));
    await expect.element(box).toHaveTextContent('{"header":"Two","mood" : "calm"');
    undo();
    expect(getDocument().text).toBe(valid);
  });

  test("of a cover or a statement without items raises no warning; that of another slide does", async () => {
    const bare = (header: string) => ({ header, description: [] });
    // A carousel's last slide gets the closing layout.
    const content = [bare("Cover"), bare("Second"), bare("Third")];
    const { screen } = await showEditor(JSON.stringify({ title: "T", content }));
    const warnings = screen.getByRole("note").getByRole("listitem");
    await expect
      .element(warnings.first())
      .toHaveTextContent(/^Slide 3 has only a header: 'description' is empty/);
    expect(warnings.elements()).toHaveLength(1);
  });

  test("is formatted only on request, and Undo reverts it", async () => {
    const { screen } = await showEditor(valid);
    await screen.getByRole("button", { name: "Format", exact: true }).click();
    expect(getDocument().text).toBe(JSON.stringify(JSON.parse(valid), null, 2));
    undo();
    expect(getDocument().text).toBe(valid);
  });

  test("that isn't JSON isn't formatted, and nothing is lost", async () => {
    const { screen } = await showEditor('{ "title": "T", ');
    await screen.getByRole("button", { name: "Format", exact: true }).click();
    await expect.element(screen.getByText("Beautify Failed")).toBeVisible();
    const reason = "Cannot beautify invalid JSON. Please fix syntax errors first.";
    await expect.element(screen.getByText(reason)).toBeVisible();
    expect(getDocument().text).toBe('{ "title": "T", ');
  });

  test("that is empty can be replaced by the sample, but not exported or formatted", async () => {
    const { screen } = await showEditor("");
    for (const name of ["Export JSON", "Format", "Format & Validate"]) {
      await expect.element(screen.getByRole("button", { name, exact: true })).toBeDisabled();
    }
    await screen.getByRole("button", { name: "Load Sample" }).click();
    expect(getDocument().text).toBe(samplePostText);
  });

  test("is exported unchanged", async () => {
    let saved: Promise<string> | null = null;
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      saved = blob instanceof Blob ? blob.text() : null;
      return "blob:";
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    const { screen } = await showEditor(valid);
    await screen.getByRole("button", { name: "Export JSON" }).click();
    await expect.element(screen.getByText("JSON Exported")).toBeVisible();
    expect(await saved).toBe(valid);
    expect(click.mock.contexts[0]).toHaveProperty("download", "carousel-content.json");
  });
});

test("a text that the browser can't export shows an error and stays", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
    throw new Error("No room");
  });
  const { screen } = await showEditor(valid);
  await screen.getByRole("button", { name: "Export JSON" }).click();
  await expect.element(screen.getByText("Failed to export JSON. Please try again.")).toBeVisible();
  expect(getDocument().text).toBe(valid);
});

describe("an error", () => {
  test("names its line and links to it", async () => {
    const { screen } = await showEditor('{\n  "title": "T",\n  "content": [}\n}');
    const alert = screen.getByRole("alert");
    await expect.element(alert).toHaveTextContent(/JSON Validation Error.*line 3, column \d+/i);
    await screen.getByTitle("Go to this line").click();
    await expect.element(page.getByRole("textbox", { name: "Post JSON" })).toHaveFocus();
    await expect.poll(getCursorLine).toBe("3");
    expect(document.querySelector(".cm-lintRange-error")).not.toBeNull();
  });

  test("is where Format & Validate moves the cursor, with the number of the others", async () => {
    const text = JSON.stringify({ title: "T", content: [{ header: 1 }, { header: 2 }] }, null, 2);
    const { screen } = await showEditor(text);
    await screen.getByRole("button", { name: "Format & Validate" }).click();
    await expect.element(screen.getByRole("alert")).toHaveTextContent("underlined in the text");
    const line = getDocument().error?.line;
    await expect.poll(getCursorLine).toBe(String(line));
  });

  test.for([valid, ""])("disappears once the text is corrected to %j", async (mended) => {
    const { screen, box } = await showEditor("{");
    await expect.element(screen.getByRole("alert")).toBeVisible();
    await box.fill(mended);
    await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
  });

  test("in a long text is reported once typing pauses", async () => {
    const slide = { header: "One", description: [{ type: "text", value: "x".repeat(120_000) }] };
    const text = JSON.stringify({ title: "T", content: [slide] });
    const { screen } = await showEditor("{}");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    setJsonInput(text.slice(0, -1));
    expect(getDocument().isRead).toBe(false);
    vi.advanceTimersByTime(119);
    expect(getDocument().isRead).toBe(false);
    vi.advanceTimersByTime(1);
    expect(getDocument().isRead).toBe(true);
    vi.useRealTimers();
    await expect.element(screen.getByRole("alert")).toHaveTextContent("line 1");
  });
});

describe("the keyboard", () => {
  test("leaves the text with Tab, and Escape closes the search before the dialog", async () => {
    const { screen, box } = await showEditor(valid);
    await userEvent.keyboard("{Tab}");
    await expect.element(box).not.toHaveFocus();
    await box.click();
    await userEvent.keyboard("{Control>}f{/Control}");
    await expect.poll(() => document.querySelector(".cm-search")).not.toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => document.querySelector(".cm-search")).toBeNull();
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  });
});

test("a paste over the whole text is offered as an import first, as is Import", async () => {
  const offer = vi.fn<(text: string) => boolean>(() => true);
  const { screen, box, onImport } = await showEditor(valid, offer);
  await userEvent.keyboard("{Control>}a{/Control}");
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", "# A title");
  box
    .element()
    .dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  expect(offer.mock.calls).toEqual([["# A title"]]);
  expect(getDocument().text).toBe(valid);
  await screen.getByRole("button", { name: "Import" }).click();
  expect(onImport).toHaveBeenCalledOnce();
});

test("fits a phone", async () => {
  await page.viewport(320, 568);
  goToSlide(0);
  await showEditor(`{"title": "${"long ".repeat(100)}"`);
  expect(document.documentElement.scrollWidth).toBe(320);
});

describe("completion", () => {
  const typeAt = async (text: string, letters: string) => {
    const { screen } = await showEditor(text.replace("|", ""), () => false, text.indexOf("|"));
    await userEvent.keyboard(letters);
    return screen;
  };
  const listOptions = () =>
    [...document.querySelectorAll(".cm-tooltip-autocomplete [role=option]")].map(
      (option) => option.textContent,
    );

  /** Chooses an option after the list is shown, because the list ignores keys pressed right after it opens. */
  const pick = async (options: string[]) => {
    await expect.poll(listOptions).toEqual(options);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await userEvent.keyboard("{Enter}");
  };

  test("offers a slide's missing fields, then the layouts", async () => {
    await typeAt('{"title": "T", "content": [{"header": "H", "description": [], |}]}', '"');
    await expect
      .poll(listOptions)
      .toEqual(
        ["align", "alt", "ground", "layout", "media", "prompt", "sources", "summary"].map(
          (name) => `"${name}"`,
        ),
      );
    await userEvent.keyboard("la");
    await pick(['"layout"']);
    await expect.poll(listOptions).toContain('"comparison"');
    await userEvent.keyboard('"quo');
    await pick(['"quote"']);
    await expect.poll(() => getDocument().post?.content[0]?.layout).toBe("quote");
  });

  test("offers the parts of media and item types, and Escape closes only the list", async () => {
    const screen = await typeAt(
      '{"title": "T", "content": [{"header": "H", "description": [], "media": {"fit": |}}]}',
      '"c',
    );
    await expect.poll(listOptions).toEqual(['"contain"', '"cover"']);
    await userEvent.keyboard("{Escape}");
    await expect.poll(listOptions).toEqual([]);
    await expect.element(screen.getByRole("dialog")).toBeVisible();
  });

  test("offers nothing where no name or known value is allowed", async () => {
    await typeAt('{"title": |, "content": []}', '"te');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(listOptions()).toEqual([]);
  });
});

test("surplus marks are shown as a count, and stay in the text", async () => {
  const text = `{ "title": "e${"\u0301".repeat(5000)}", "content": [] }`;
  const { screen, box } = await showEditor(text);
  await expect.element(screen.getByText("4,984 marks")).toBeVisible();
  const runs = box.element().textContent.match(/\u0301+/g) ?? [];
  expect(runs.map((run) => run.length)).toEqual([16]);
  expect(getDocument().text).toBe(text);
});

test("only the visible part of a long line is ever drawn", async () => {
  let longest = 0;
  const observer = new MutationObserver(() => {
    for (const line of document.querySelectorAll(".cm-line")) {
      longest = Math.max(longest, line.textContent.length);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const text = `{ "title": "${"word ".repeat(60_000)}", "content": [] }`;
  await showEditor(text);
  await expect.poll(() => longest).toBeGreaterThan(0);
  observer.disconnect();
  expect(longest).toBeLessThan(100_000);
  expect(getDocument().text).toBe(text);
});
