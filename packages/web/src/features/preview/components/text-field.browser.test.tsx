import { beforeEach, expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emptyEdited, getDocument, showCarousel } from "../../../state/carousel-store.ts";
import { undo } from "../../../state/history.ts";
import { setJsonInput, settleDocument } from "../../../state/json-text.ts";
import { renderInApp } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { commitEdit, startEdit, useTextEditStore } from "../on-slide/text-edit-store.ts";
import { TextField } from "./text-field.tsx";

/** The field of a text before its slide is drawn. */
function UndrawnField() {
  const edit = useTextEditStore((state) => state.edit);
  if (!edit) return null;
  return (
    <TextField
      edit={edit}
      boxes={null}
      isReady={false}
      kind="paragraphs"
      roomPx={300}
      fieldRef={{ current: null }}
      onStep={() => false}
    />
  );
}

beforeEach(() => showCarousel(emptyEdited));

test("spaces typed before the slide is drawn are kept", async () => {
  const content = [{ header: "H", description: [{ type: "text", value: "Where?" }] }];
  setJsonInput(JSON.stringify({ title: "T", content }));
  startEdit({ kind: "item", slide: 0, item: 0 }, "all");
  await renderInApp(<UndrawnField />);
  await expect.element(page.getByRole("textbox")).toHaveFocus();
  await userEvent.keyboard("At  work ");
  await userEvent.keyboard("and home.");
  commitEdit();
  expect(getDocument().post?.content[0]?.description[0]?.value).toBe("At  work and home.");
});

const marked = (count: number) => `e${"\u0301".repeat(count)}`;

function editMarkedText(): string {
  const value = marked(5000);
  const content = [{ header: "H", description: [{ type: "text", value }] }];
  setJsonInput(JSON.stringify({ title: "T", content }));
  startEdit({ kind: "item", slide: 0, item: 0 }, "all");
  return value;
}

function pasteIntoField(text: string): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.setData("text/plain", text);
  const options = { inputType: "insertFromPaste", dataTransfer };
  page
    .getByRole("textbox")
    .element()
    .dispatchEvent(new InputEvent("beforeinput", { ...options, bubbles: true, cancelable: true }));
}

const readValue = () => getDocument().post?.content[0]?.description[0]?.value;

test("a field holds at most 16 marks per letter; a post's own marks stay if nothing changes", async () => {
  const value = editMarkedText();
  await renderInApp(<UndrawnField />);
  await expect.element(page.getByRole("textbox")).toHaveTextContent(marked(16));
  await expect
    .element(page.getByText(/up to 16 accent marks. This text has 4,984 marks too many/))
    .toBeVisible();
  commitEdit();
  expect(readValue()).toBe(value);
});

test("surplus marks can be deleted, and are left out of pasted text", async () => {
  editMarkedText();
  await renderInApp(<UndrawnField />);
  await userEvent.keyboard("{Delete}new ");
  pasteIntoField(marked(5000));
  await expect
    .element(page.getByText(/up to 16 accent marks. This text has 4,984 marks too many/))
    .toBeVisible();
  commitEdit();
  expect(readValue()).toBe(`new ${marked(16)}`);
});

test("a text too long for a field can be deleted by a button and restored by undo", async () => {
  const value = "word ".repeat(20_000);
  const content = [{ header: "H", description: [{ type: "text", value }] }];
  setJsonInput(JSON.stringify({ title: "T", content }));
  settleDocument();
  await renderInApp(<UndrawnField />);
  startEdit({ kind: "item", slide: 0, item: 0 }, "all");
  await expect.element(page.getByText(/It has 100,000 characters\./)).toBeVisible();
  await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Delete text" }).click();
  expect(getDocument().post?.content[0]?.description).toEqual([]);
  undo();
  expect(readValue()).toBe(value);
});

test("a pasted text that is too long is refused with a notice", async () => {
  const content = [{ header: "H", description: [{ type: "text", value: "Words" }] }];
  setJsonInput(JSON.stringify({ title: "T", content }));
  startEdit({ kind: "item", slide: 0, item: 0 }, "all");
  await renderInApp(<UndrawnField />);
  pasteIntoField("word ".repeat(20_000));
  await expect.element(page.getByText(/It has 100,000 characters\./)).toBeVisible();
  commitEdit();
  expect(readValue()).toBe("Words");
});
