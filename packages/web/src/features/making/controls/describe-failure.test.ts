import { expect, test } from "vitest";
import { ApiError } from "../../../lib/api.ts";
import { describeFailure, describeReadFailure } from "./describe-failure.ts";

const fallback = "There was an error generating your content. Please try again.";

test.each([
  [401, "Sign in to generate content.", "Sign in to generate content."],
  [500, "Something went wrong on our side. Please try again.", fallback],
  [0, "", fallback],
  [0, "The connection was lost.", `${fallback} The connection was lost.`],
  [
    502,
    "The AI provider could not be reached. Try again.",
    `${fallback} The AI provider could not be reached.`,
  ],
])("status %i, %j", (status, message, expected) => {
  expect(describeFailure(new ApiError(message, status))).toBe(expected);
});

test.each([
  [413, "The file is larger than 5 MB.", "The file is larger than 5 MB."],
  [500, "Something went wrong on our side.", "We couldn't read this source. Try again."],
  [0, "", "We couldn't read this source. Try again."],
  [
    502,
    "There is no server named bread.test.",
    "We couldn't read this source. There is no server named bread.test.",
  ],
])("status %i of a reading, %j", (status, message, expected) => {
  expect(describeReadFailure(new ApiError(message, status))).toBe(expected);
});
