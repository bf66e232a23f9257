import { expect, test } from "vitest";
import { addDefaultOptions } from "./default-options.ts";

const instagram = { network: "buffer", service: "instagram", limits: {} } as const;
const byModel = { isAiGenerated: true };

test("AI-generated posts are labelled if the service has a label, unless the person chose otherwise", () => {
  expect(addDefaultOptions(instagram, {}, byModel)).toEqual({ ai_generated: true });
  expect(addDefaultOptions(instagram, { ai_generated: false }, byModel)).toEqual({
    ai_generated: false,
  });
  expect(addDefaultOptions(instagram, {}, { isAiGenerated: false })).toEqual({});
  // Postiz doesn't pass the option on to Instagram, and LinkedIn has no such option.
  expect(addDefaultOptions({ ...instagram, network: "postiz" }, {}, byModel)).toEqual({});
  expect(addDefaultOptions({ network: "linkedin", limits: {} }, {}, byModel)).toEqual({});
});
