import { createDocument } from "@slideloom/core/document";
import { defaultAppearance } from "@slideloom/core/carousel";
import { afterEach, expect, test } from "vitest";
import { emptyEdited, showCarousel } from "./carousel-store.ts";
import { describeUnsentMedia, forgetUploadFailures, noteUpload } from "./upload-failures.ts";

const text = JSON.stringify({
  title: "T",
  content: ["One", "Two"].map((header) => ({ header, description: [] })),
});
const failure = { reason: "storage full", message: "Make room.", isTemporary: false };

function show(enableMedia: boolean): void {
  const document = createDocument(text, { 1: "local:a" });
  showCarousel({ ...emptyEdited, document, appearance: { ...defaultAppearance, enableMedia } });
}

afterEach(() => {
  forgetUploadFailures();
  showCarousel(emptyEdited);
});

test("a missing image is named by its slide, with the reason", () => {
  show(true);
  expect(describeUnsentMedia()).toBeNull();
  noteUpload("local:a", failure);
  expect(describeUnsentMedia()).toBe(
    "The image of slide 2 wasn't uploaded: storage full. Make room.",
  );
  noteUpload("local:a", null);
  expect(describeUnsentMedia()).toBeNull();
});

test("a hidden image isn't reported", () => {
  show(false);
  noteUpload("local:a", failure);
  noteUpload("local:b", failure);
  expect(describeUnsentMedia()).toBeNull();
});
