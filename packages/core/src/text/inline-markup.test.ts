import { describe, expect, test } from "vitest";
import { parseInlineMarkup, stripMarkup } from "./inline-markup.ts";

/** The text with its highlighted runs in brackets. */
function show(text: string): string {
  return parseInlineMarkup(text)
    .map((span) => (span.highlighted ? `[${span.text}]` : span.text))
    .join("");
}

describe("inline markup", () => {
  test.each([
    ["Find ::any:: post", "Find [any] post"],
    ["::All of it::", "[All of it]"],
    ["::One::, ::two::!", "[One], [two]!"],
    ["(::x::)", "([x])"],
    ["a ::b c:: d ::e::", "a [b c] d [e]"],
    ["これは::重要::です", "これは[重要]です"],
    ["이것은 ::중요::합니다", "이것은 [중요]합니다"],
    ["::👩‍👩‍👧:: family", "[👩‍👩‍👧] family"],
  ])("%s is parsed as %s", (text, shown) => expect(show(text)).toBe(shown));

  test.each([
    "",
    "plain",
    "a :: b",
    "a :: b :: c",
    "std::vector::iterator",
    "use std::vector and std::map",
    "::",
    "::::",
    ":: a ::",
    "::a ::",
    ":: a::",
    "a::b::",
    "::open only",
    "closed only::",
    ":::a:::",
  ])("%j has no markup", (text) => expect(show(text)).toBe(text));

  test("the opening mark nearest to the closing one starts the highlight", () => {
    expect(show("a ::b and ::c::")).toBe("a ::b and [c]");
  });

  test("a name with :: inside can be highlighted as a whole", () => {
    expect(show("Use ::std::vector:: here")).toBe("Use [std::vector] here");
  });

  test("labels have no markup, and keep :: in code", () => {
    expect(stripMarkup("Why ::std::vector:: beats std::list")).toBe(
      "Why std::vector beats std::list",
    );
  });
});
