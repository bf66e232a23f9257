import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeLittleText } from "./little-text.ts";

test.for([
  ["Tea, and more: 100 % – it’s good!", "Tea, and more: 100 % – it’s good!"],
  [
    String.raw`\ | { } @ [ ] ( ) < > # * _ ~`,
    String.raw`\\ \| \{ \} \@ \[ \] \( \) \< \> \# \* \_ \~`,
  ],
  ["ana@tea.example", String.raw`ana\@tea.example`],
  ["Go #tea!", String.raw`Go {hashtag|\#|tea}!`],
  ["#tea_time", String.raw`{hashtag|\#|tea\_time}`],
  ["#2024plans", String.raw`{hashtag|\#|2024plans}`],
  ["#読書 #हिन्दी #شَاي", String.raw`{hashtag|\#|読書} {hashtag|\#|हिन्दी} {hashtag|\#|شَاي}`],
  ["(#tea)", String.raw`\({hashtag|\#|tea}\)`],
  ["#1, C#, a#b, ##tea, &#39;", String.raw`\#1, C\#, a\#b, \#\#tea, &\#39;`],
  ["#️⃣ one", String.raw`\#️⃣ one`],
  ["https://a.example/a_b~c#d?e=@f", "https://a.example/a_b~c#d?e=@f"],
  ["(https://a.example/a_b).", String.raw`\(https://a.example/a_b\).`],
  ["https://a.example/Tea_(drink)", "https://a.example/Tea_%28drink%29"],
  ["_https://a.example", String.raw`\_https://a.example`],
  ["", ""],
] as const)("%j is escaped as %j", ([caption, commentary]) => {
  expect(escapeLittleText(caption)).toBe(commentary);
});

test("escaping leaves no reserved character in any text, and unescaping restores it", () => {
  const character = fc.constantFrom(...String.raw`\|{}@[]()<>#*_~ab 1é茶`, "👩‍👩‍👧");
  fc.assert(
    fc.property(fc.array(character), (characters) => {
      const commentary = escapeLittleText(characters.join(""));
      const words = commentary.replaceAll(/\{hashtag\|\\#\|((?:[^}\\]|\\.)*)\}/g, String.raw`\#$1`);
      expect(words.replaceAll(/\\./gu, "")).not.toMatch(/[\\|{}@[\]()<>#*_~]/);
      expect(words.replaceAll(/\\(.)/gu, "$1")).toBe(characters.join(""));
    }),
  );
});
