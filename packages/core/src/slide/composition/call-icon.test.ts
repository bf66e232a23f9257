import { expect, test } from "vitest";
import { readSlide } from "../../layouts/reading/read-slide.ts";
import { callIcon, requestIcon } from "./call-icon.ts";

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

test.each([
  ["Save this", "Send it to a friend", "send"],
  ["Save this", "New numbers every Monday", "bookmark"],
  ["Thank you", "That is all", null],
])("a closing slide with the header %s and the text %s asks for %s", (header, value, name) => {
  const content = [{ header, description: [{ type: "text", value }] }];
  expect(requestIcon(readSlide({ title: "Post", content }, 0))).toBe(name);
});
