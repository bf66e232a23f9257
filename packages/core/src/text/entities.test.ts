import { expect, test } from "vitest";
import { decodeEntities } from "./entities.ts";

test.each([
  ["Tea &amp; mate", "Tea & mate"],
  ["&lt;b&gt; &quot;a&quot; &apos;b&apos;", "<b> \"a\" 'b'"],
  ["caf&eacute;, &Ccedil;a, &scaron;, &aring;", "café, Ça, š, å"],
  ["&ldquo;Tea&rdquo; &ndash; &hellip; &euro;5", "“Tea” – … €5"],
  ["5&nbsp;g&thinsp;of&emsp;tea", "5 g of tea"],
  ["a&shy;b", "a\u00adb"],
  ["&#8364;5, &#x20AC;5, &#X20ac;5", "€5, €5, €5"],
  ["&#128512;", "😀"],
  ["&#146;", "’"],
  ["&NBSP;&AMP;", " &"],
  ["&alpha; &forall; &rarr; &half; &commat;", "α ∀ → ½ @"],
  ["&amp;lt;", "&lt;"],
  [
    "AT&T, R&D; &unknown; &; &#; &#xyz; &#0; &#99999999;",
    "AT&T, R&D; &unknown; &; &#; &#xyz; &#0; &#99999999;",
  ],
  ["&#1114112; &#xD800;", "&#1114112; &#xD800;"],
  ["&copy 2026", "&copy 2026"],
  ["&constructor; &__proto__; &toString;", "&constructor; &__proto__; &toString;"],
])("%j is read as %j", (typed, decoded) => {
  expect(decodeEntities(typed)).toBe(decoded);
});
