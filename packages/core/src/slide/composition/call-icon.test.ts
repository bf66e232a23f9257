import { expect, test } from "vitest";
import { callIcon } from "./call-icon.ts";

test.each([
  ["Save it for bedtime", "bookmark"],
  ["Speichere diesen Beitrag", "bookmark"],
  ["Guarda este post", "bookmark"],
  ["この投稿を保存", "bookmark"],
  ["Link in bio", "link"],
  ["Visitez www.exemple.fr", "link"],
  ["Follow for more", "follow"],
  ["Suivez-moi", "follow"],
  ["Подпишись", "follow"],
  ["Comment YES below", "comment"],
  ["Schreib einen Kommentar", "comment"],
  ["Send this to a friend", "send"],
  ["Share it with your team", "send"],
  ["分享给朋友", "send"],
  ["Book a free consultation", null],
  ["You save 20 % a year", null],
  ["Start tonight", null],
])("%s asks for %s", (words, name) => {
  expect(callIcon(words)).toBe(name);
});
