import type {
  ModelAnswers,
  ModelQuestion,
  ModelRequests,
  QuestionKind,
} from "../../../reading/worker/model-questions.ts";
import { ifSlow, TextReader } from "../../../reading/text-reader.ts";
import { browserReader } from "./browser-writer.ts";
import { askModel } from "./language-model.ts";

/**
 * Asks the browser's model the first of the questions that fits in its context window. Resolves to null if the reply has
 * no usable answer, or takes too long to read.
 */
export async function askBrowser<Kind extends QuestionKind>(
  kind: Kind,
  requests: readonly ModelRequests[Kind][],
  signal: AbortSignal,
): Promise<ModelAnswers[Kind] | null> {
  const [request] = requests;
  if (!request) return null;
  const texts = new TextReader(browserReader);
  try {
    const questions: ModelQuestion[] = [];
    for (const asked of requests) {
      const input = { kind, request: asked };
      questions.push(await texts.read("buildQuestion", input, { signal }));
    }
    const reply = await askModel(questions, signal);
    const input = { kind, request, reply };
    const answer = await texts.read("readReply", input, { signal }).catch(ifSlow(() => null));
    return answer as ModelAnswers[Kind] | null;
  } finally {
    texts.close();
  }
}
