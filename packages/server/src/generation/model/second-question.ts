import type { ModelMessage } from "ai";
import { stripThinking } from "../reply/strip-thinking.ts";

/** The conversation that goes on: the reply, what is wrong with it, and the wish for a whole one. */
export function buildSecondQuestion(
  user: string,
  reply: string,
  problems: readonly string[],
  wanted: "post" | "slide",
): ModelMessage[] {
  const said = stripThinking(reply).trim().slice(0, 20_000);
  const complaint = [
    "Your reply cannot be used:",
    ...problems.map((problem) => `- ${problem}`),
    `Reply with the whole ${wanted} again, as one JSON object in the shape that was given and nothing else.`,
  ].join("\n");
  // Without a reply in between it is one message: many chat templates want the two sides to take turns.
  if (said === "") return [{ role: "user", content: `${user}\n\n${complaint}` }];
  return [
    { role: "user", content: user },
    { role: "assistant", content: said },
    { role: "user", content: complaint },
  ];
}
