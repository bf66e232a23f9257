import type { Post } from "../../document/index.ts";
import { expect, test } from "vitest";
import { readSlideReply } from "./read-slide-reply.ts";

const slide = {
  header: "Ask {first}",
  description: [{ type: "text", value: 'Say "why", not "what".' }],
  summary: "Kinder",
};
const others = ["One", "Two"].map((header) => ({
  header,
  description: [{ type: "text", value: "Words." }],
}));
const post: Post = { title: "T", content: [...others, slide] };
const json = JSON.stringify(slide);

test.for([
  ["bare", json],
  ["with an empty summary", JSON.stringify({ ...slide, extra: null })],
  ["in a fence", `\`\`\`json\n${json}\n\`\`\``],
  ["after thinking", `<think>{"header": "no"}</think>${json}`],
  ["after prose with braces", `Sure {ok}, in {"shape": 1}: ${json} Bye {now}`],
  ["broken in its commas", json.replace("}]", "},]")],
  ["wrapped", JSON.stringify({ slide })],
  ["in a list", `[${json}]`],
  ["as the only slide of a post", JSON.stringify({ content: [slide] })],
  ["in the whole post", JSON.stringify(post)],
  ["cut before its last bracket", json.slice(0, -1)],
])("a slide is read from a reply %s", ([, reply]) => {
  expect(readSlideReply(reply ?? "", { post, slideIndex: 2 })).toEqual(slide);
});

test.for(["", "Which slide do you mean?", "{}", '{"header": "Only a header"}', '{"content": []}'])(
  "no slide is read from %j",
  (reply) => {
    expect(readSlideReply(reply, { post, slideIndex: 2 })).toBeNull();
  },
);
