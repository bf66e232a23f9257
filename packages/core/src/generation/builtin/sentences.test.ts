import { expect, test } from "vitest";
import { splitSentences } from "./sentences.ts";
import { readTopic } from "./topic.ts";

test.each([
  ["One. Two! Three? four", ["One.", "Two!", "Three?", "four"]],
  ["See e.g. Dr. Ito. It works.", ["See e.g. Dr. Ito.", "It works."]],
  ["No. It isn't. Rule No. 5 holds.", ["No.", "It isn't.", "Rule No. 5 holds."]],
  ["Version 2.5 is out. npm stays lower case.", ["Version 2.5 is out. npm stays lower case."]],
  ["朝が早い。夜も早い。", ["朝が早い。", "夜も早い。"]],
  ['He said "go." Then he left.', ['He said "go."', "Then he left."]],
])("%s", (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});

test.each([
  ["sourdough bread", "Sourdough bread", true],
  ["iOS tips", "iOS tips", true],
  ["Why do teams fail?", "Why do teams fail?", false],
  ["Node.js streams", "Node.js streams", true],
  ["Ends here.", "Ends here", true],
  [
    "How do I start investing with little money and without falling for the first app that promises me a lot?",
    "How do I start investing with little money…",
    false,
  ],
  [
    "Our team moved to trunk-based development, and these are the three rules we would keep if we had to start again",
    "Our team moved to trunk-based development",
    false,
  ],
])("the topic %s is printed as %s", (typed, title, isName) => {
  expect(readTopic(typed)).toMatchObject({ title, isName });
});
