import { parsePost } from "@slideloom/core/document";
import { expect, test } from "vitest";
import { formatExamples, printExample } from "./format-examples.ts";

test.for(Object.keys(formatExamples) as (keyof typeof formatExamples)[])(
  "the example %s is a post without an error or a warning",
  (name) => {
    expect(parsePost(printExample(name))).toMatchObject({ ok: true, warnings: [] });
  },
);
