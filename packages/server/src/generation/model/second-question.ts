import type { ModelMessage } from "ai";
import { stripThinking } from "@slideloom/core/writing";

/** Continues the conversation: the model's reply, the reply's problems, and the request to answer again. */
export function buildSecondQuestion(
  user: string,
  reply: string,
  problems: readonly string[],
  wanted: string,
): ModelMessage[] {
  const said = stripThinking(reply).trim().slice(0, 20_000);
  const complaint = [
    "Your reply cannot be used:",
    ...problems.map((problem) => `- ${problem}`),
    `Reply with the whole ${wanted} again, as one JSON object in the shape that was given and nothing else.`,
  ].join("\n");
  // Without a reply this is one message, since many chat templates require alternating roles.
  if (said === "") return [{ role: "user", content: `${user}\n\n${complaint}` }];
  return [
    { role: "user", content: user },
    { role: "assistant", content: said },
    { role: "user", content: complaint },
  ];
}
