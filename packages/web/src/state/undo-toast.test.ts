import { samplePostText } from "@slideloom/core/document";
import { beforeEach, expect, test } from "vitest";
import { restartHistory } from "./history.ts";
import { removeSlide } from "./slide-edits.ts";
import { useToastStore } from "./toast-store.ts";
import { showUndoToast } from "./undo-toast.ts";
import { emptyEdited, getDocument, showCarousel } from "./carousel-store.ts";
import { setJsonInput } from "./json-text.ts";
import { pickTemplate } from "./appearance-edits.ts";

beforeEach(() => {
  restartHistory(() => {
    showCarousel(emptyEdited);
    setJsonInput(samplePostText);
  });
});

const toast = () => useToastStore.getState().toast;

test("its action undoes the step and removes the offer", () => {
  removeSlide(0);
  showUndoToast({ title: "Slide 1 deleted", description: "" });
  toast()?.action?.run();
  expect(getDocument().text).toBe(samplePostText);
  expect(toast()).toBeNull();
});

test("the next step removes the offer, so it never undoes something else", () => {
  removeSlide(0);
  showUndoToast({ title: "Slide 1 deleted", description: "" });
  pickTemplate("bold");
  expect(toast()).toBeNull();
});
