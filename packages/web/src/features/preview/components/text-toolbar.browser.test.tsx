import { beforeEach, expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emptyEdited, getDocument, showCarousel } from "../../../state/carousel-store.ts";
import { undo } from "../../../state/history.ts";
import { setJsonInput } from "../../../state/json-text.ts";
import { renderInApp } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { TextToolbar } from "./text-toolbar.tsx";

const attention = {
  onPointerEnter: () => {},
  onPointerLeave: () => {},
  onFocus: () => {},
  onBlur: () => {},
};

const readValue = () => getDocument().post?.content[0]?.description[0]?.value;

const line = (yPx: number) => ({ xPx: 20, yPx, widthPx: 280, heightPx: 30 });
const text = line(60);

function show(value: string, lines: readonly ReturnType<typeof line>[] = []) {
  const content = [{ header: "H", description: [{ type: "text", value }] }];
  setJsonInput(JSON.stringify({ title: "T", content }));
  return renderInApp(
    <TextToolbar
      textRef={{ kind: "item", slide: 0, item: 0 }}
      label="Tools"
      fieldRef={null}
      room={{ text, lines: [...lines, text], stage: { widthPx: 400, heightPx: 500 } }}
      attention={attention}
    />,
  );
}

const tool = page.getByRole("button", { name: "List marker" });

beforeEach(() => showCarousel(emptyEdited));

test("a list mark is chosen for all items, by keyboard too, and undone", async () => {
  await show("Cut:\n\n- One\n- ✓ Two");
  await tool.click();
  // The items have different marks, so none is checked.
  expect(page.getByRole("menuitemradio", { checked: true }).elements()).toEqual([]);
  await page.getByRole("menuitemradio", { name: "Cross ✗" }).click();
  expect(readValue()).toBe("Cut:\n\n- ✗ One\n- ✗ Two");
  await tool.click();
  await expect
    .element(page.getByRole("menuitemradio", { name: "Cross ✗" }))
    .toHaveAttribute("aria-checked", "true");
  await userEvent.keyboard("{Home}{Enter}");
  expect(readValue()).toBe("Cut:\n\n- One\n- Two");
  expect(undo()).toBe("Change the list marker");
  expect(readValue()).toBe("Cut:\n\n- ✗ One\n- ✗ Two");
});

test("a text without a list offers no list mark", async () => {
  await show("1. One\n2. Two");
  await expect.element(page.getByRole("button", { name: "Add a block" })).toBeVisible();
  await expect.element(tool).not.toBeInTheDocument();
});

test("the toolbar covers no words, however close the line above is", async () => {
  const above = line(30);
  await show("Words", [above]);
  const bar = page.getByRole("toolbar").element();
  expect(Number.parseFloat(bar.style.top)).toBeGreaterThanOrEqual(text.yPx + text.heightPx);
});
