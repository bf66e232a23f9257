import { cutCodePoints } from "../../text/index.ts";

const titleCharacters = 90;

/** Splits a topic into a title and, if the topic is long, the remaining text, which is added to the notes. */
export function readTopic(topic: string): { title: string; rest: string } {
  const [line = "", ...lines] = topic.trim().split(/\r\n|\r|\n/);
  const first = line.replaceAll(/\s+/g, " ").trim();
  if (first.length <= titleCharacters) return { title: first, rest: lines.join("\n") };
  const [sentence = ""] = /^[^]*?[.!?](?=\s)/u.exec(first) ?? [];
  if (sentence !== "" && sentence.length <= titleCharacters) {
    const rest = first.slice(sentence.length).trim();
    return { title: sentence.replace(/(?<!\.)\.$/, ""), rest: [rest, ...lines].join("\n") };
  }
  const head = cutCodePoints(first, titleCharacters - 1);
  const words = head.replace(/(?<!\s)\s+\S*$/u, "").replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, "");
  return { title: `${words}…`, rest: [first, ...lines].join("\n") };
}
