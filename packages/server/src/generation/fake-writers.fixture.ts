import { startFakeProvider } from "./model/fake-provider.fixture.ts";
import { startFakeOllama } from "./ollama/fake-ollama.fixture.ts";

/** Writes as many slides as the prompt asks for. */
function writeReply(prompt: string): string {
  const slides = Number(/exactly (\d+) slide/.exec(prompt)?.[1] ?? 1);
  const slide = (number: number) => ({
    header: `Point ${number}: one ::clear:: thing`,
    description: [{ type: "text", value: `What slide ${number} says, in one plain sentence.` }],
    summary: null,
  });
  if (!prompt.includes("exactly")) return JSON.stringify(slide(1));
  const content = Array.from({ length: slides }, (_, index) => slide(index + 1));
  const hashtags = ["#Writing", "#Carousel", "#Ideas"];
  return JSON.stringify({ title: "Written by a ::fake:: model", content, hashtags });
}

/** Starts a fake OpenAI-compatible server and a fake Ollama, for `npm run dev -- --fakes`. */
export async function startFakeWriters() {
  const provider = await startFakeProvider("openai-compatible");
  provider.answer(({ body }) => ({ text: writeReply(JSON.stringify(body)) }));
  const ollama = await startFakeOllama({
    reply: ({ messages }) => writeReply(messages.map(({ content }) => content).join("\n")),
  });
  return {
    provider,
    ollama,
    variables: { OLLAMA_URL: ollama.url },
    hints: [
      `model  ${provider.baseUrl}  add it under "Who writes" on the account page, with any key`,
      `ollama  ${ollama.url}  OLLAMA_URL=${ollama.url} npm run -s slideloom -- admin ollama use`,
    ],
  };
}
