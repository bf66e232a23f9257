import { samplePostText } from "@slideloom/core/document";
import { beforeEach, expect, test } from "vitest";
import { initialDesignState, pickTemplate, useDesignStore } from "./design-store.ts";
import { restartHistory, startHistory } from "./history.ts";
import { setJsonInput, usePostStore } from "./post-store.ts";
import { removeSlide } from "./slide-edits.ts";
import { useToastStore } from "./toast-store.ts";
import { showUndoToast } from "./undo-toast.ts";

startHistory();

beforeEach(() => {
  restartHistory(() => {
    useDesignStore.setState(initialDesignState, true);
    setJsonInput(samplePostText);
  });
});

const toast = () => useToastStore.getState().toast;

test("its action takes the step back, and the offer ends", () => {
  removeSlide(0);
  showUndoToast({ title: "Slide 1 deleted", description: "" });
  toast()?.action?.run();
  expect(usePostStore.getState().jsonInput).toBe(samplePostText);
  expect(toast()).toBeNull();
});

test("the next step ends the offer, so that it never takes back something else", () => {
  removeSlide(0);
  showUndoToast({ title: "Slide 1 deleted", description: "" });
  pickTemplate("bold");
  expect(toast()).toBeNull();
});
