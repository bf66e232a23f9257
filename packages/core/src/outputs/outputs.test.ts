import { expect, test } from "vitest";
import { fileTypes, imageTypes, listTypesWith, outputs, outputTypes } from "./outputs.ts";

test("every output is either an image of one slide or a file of all slides", () => {
  expect(imageTypes).toEqual(["png", "jpeg", "webp"]);
  expect([...imageTypes, ...fileTypes]).toEqual(outputTypes);
  for (const type of imageTypes) expect(outputs[type].imageType).toBe(type);
});

test("outputs list only the options that affect them", () => {
  expect(listTypesWith("slide")).toEqual(imageTypes);
  for (const type of outputTypes) {
    const { options, imageType } = outputs[type];
    expect(options.includes("scale")).toBe(imageType !== null);
    expect(options.includes("image")).toBe(imageType === "choice");
    expect(options.includes("quality")).toBe(imageType !== null && imageType !== "png");
  }
});

test("files with the same extension have the same media type", () => {
  const types = new Map(
    outputTypes.map((type) => [outputs[type].extension, outputs[type].mediaType]),
  );
  for (const type of outputTypes) {
    expect(types.get(outputs[type].extension)).toBe(outputs[type].mediaType);
  }
});
