import { expect, test } from "vitest";
import { cleanHeader, cleanText } from "./clean-text.ts";

test("a text that was escaped twice is unescaped, and its tags are removed", () => {
  const escaped = String.raw`First\nSecond &amp; third &#39;x&#39; <b>bold</b> *it*\n- one\n- two`;
  expect(cleanText(escaped)).toBe("First\nSecond & third 'x' bold it\n- one\n- two");
  expect(cleanHeader(String.raw`Tea &amp; <b>cake</b>`, 80)).toBe("Tea & cake");
  expect(cleanText(String.raw`In C:\new and std::vector<int>`)).toBe(
    String.raw`In C:\new and std::vector<int>`,
  );
});
