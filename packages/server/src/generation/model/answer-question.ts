import type { ModelMessage } from "ai";
import type { AnswerOptions, Question } from "../text-generator.ts";
import { GenerationError } from "../generation-error.ts";
import type { TextReader } from "../../threads/reader.ts";
import type { ModelClient } from "./model-client.ts";
import { readReplyWith } from "./read-reply-with.ts";
import { buildSecondQuestion } from "./second-question.ts";

/** The message doesn't mention slides, because the reply may contain facts, an outline or a voice instead. */
const unusable = "The AI model's reply couldn't be used. Try again.";

/** Asks the model a question, and again if the reply has problems. Returns the answer with fewer problems. */
export async function answerQuestion<Answer>(
  { client, texts }: { client: ModelClient; texts: TextReader },
  { system, user, schema, noun, slides, read }: Question<Answer>,
  { signal, openReply }: AnswerOptions,
): Promise<Answer> {
  const attempt = async (messages: ModelMessage[]) => {
    const onText = openReply?.();
    const asked = { schema, system, messages, slides, signal, ...(onText && { onText }) };
    const { text } = await client.ask(asked);
    return { text, ...(await read(text, readReplyWith(texts, signal))) };
  };
  const first = await attempt([{ role: "user", content: user }]);
  if (first.answer !== null && first.problems.length === 0) return first.answer;
  const again = await attempt(buildSecondQuestion(user, first.text, first.problems, noun)).catch(
    (error: unknown) => {
      if (first.answer !== null && !signal.aborted) return null;
      throw error;
    },
  );
  const [best] = [first, again]
    .flatMap((tried) =>
      tried && tried.answer !== null ? [{ ...tried, answer: tried.answer }] : [],
    )
    .toSorted((a, b) => a.problems.length - b.problems.length);
  if (!best) throw new GenerationError("unusable-reply", unusable);
  return best.answer;
}
