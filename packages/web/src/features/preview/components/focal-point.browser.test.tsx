import { beforeEach, describe, expect, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { emptyEdited, getDocument, showCarousel } from "../../../state/carousel-store.ts";
import { redo, undo } from "../../../state/history.ts";
import { setJsonInput } from "../../../state/json-text.ts";
import { renderInApp } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { type CroppedImage, FocalPointHandle } from "./focal-point.tsx";

const box: CroppedImage = {
  kind: "image",
  slide: 0,
  url: "a.png",
  focus: [0.5, 0.5],
  xPx: 0,
  yPx: 0,
  widthPx: 400,
  heightPx: 200,
};

const readMedia = () => getDocument().post?.content[0]?.media;

async function showHandle() {
  const screen = await renderInApp(
    <div style={{ position: "relative", width: 400, height: 200 }}>
      <FocalPointHandle box={box} scale={1} />
    </div>,
  );
  return screen.getByRole("slider", { name: "Focal point of the image on slide 1" });
}

/** Presses the handle and moves it by the given px. */
function press(handle: Element, [across, down]: readonly [number, number], pointerType = "mouse") {
  const { left, top, width, height } = handle.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const send = (type: string, clientX: number, clientY: number) =>
    handle.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        pointerId: 1,
        pointerType,
        clientX,
        clientY,
      }),
    );
  send("pointerdown", x, y);
  send("pointermove", x + across / 2, y + down / 2);
  send("pointermove", x + across, y + down);
  return () => send("pointerup", x + across, y + down);
}

beforeEach(() => {
  showCarousel(emptyEdited);
  setJsonInput(
    JSON.stringify({ title: "T", content: [{ header: "H", description: [], media: "a.png" }] }),
  );
  // Synthetic events have no active pointer to capture.
  Element.prototype.setPointerCapture = () => {};
});

describe("the focal point", () => {
  test.for(["mouse", "touch"])("is dragged by %s as one step to undo", async (pointerType) => {
    const handle = await showHandle();
    const release = press(handle.element(), [100, -40], pointerType);
    await expect
      .element(handle)
      .toHaveAttribute("aria-valuetext", "75% from the left, 30% from the top");
    expect(readMedia()).toBe("a.png");
    release();
    expect(readMedia()).toEqual({ url: "a.png", focus: [0.75, 0.3] });
    expect(undo()).toBe("Move the focal point");
    expect(readMedia()).toBe("a.png");
    redo();
    await expect.element(handle).toHaveAttribute("aria-valuenow", "75");
  });

  test("stays inside the image, and returns on Escape", async () => {
    const handle = await showHandle();
    press(handle.element(), [900, 900])();
    expect(readMedia()).toEqual({ url: "a.png", focus: [1, 1] });
    press(handle.element(), [-100, 0]);
    handle.element().dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(readMedia()).toEqual({ url: "a.png", focus: [1, 1] });
    await expect.element(handle).toHaveAttribute("aria-valuenow", "100");
  });

  test("is moved by the arrow keys, further with Shift, as one undo step", async () => {
    const handle = await showHandle();
    await userEvent.tab();
    await expect.element(handle).toHaveFocus();
    vi.useFakeTimers({ toFake: ["performance"] });
    await userEvent.keyboard("{ArrowRight}{ArrowUp}{Shift>}{ArrowDown}{/Shift}");
    expect(readMedia()).toEqual({ url: "a.png", focus: [0.52, 0.58] });
    undo();
    expect(readMedia()).toBe("a.png");
  });
});
