import { countWords } from "../../text/count-words.ts";
import type { DraftBlock } from "./judged-text.ts";
import { isQuestion, joinTexts, maxHeader, maxWords, raiseFirst, widthOf } from "./draft-text.ts";
import { createPoint, type DraftPoint } from "./point.ts";

/** With fewer speakers, a text is an interview with questions and answers rather than a chat. */
const minSpeakers = 3;
/** Maximum number of replies on a slide. Later replies are left out. */
const maxReplies = 4;
const chatScore = 3;

/** Makes slides from a group chat. A question becomes the header, and each reply a line such as `Ana: Mondays`. */
export function listChatPoints(blocks: readonly DraftBlock[]): DraftPoint[] {
  const speakers = new Set(blocks.flatMap(({ speaker }) => speaker ?? []));
  if (speakers.size < minSpeakers) return [];
  return blocks.flatMap((block, index) => {
    const question = block.sentences.at(-1);
    if (!question || !block.speaker || !isQuestion(question.text)) return [];
    if (widthOf(question.text) > maxHeader) return [];
    const replies = takeReplies(blocks.slice(index + 1), countWords(question.text));
    if (replies.length < 2) return [];
    const lines = replies.map((reply) => `${reply.speaker}: ${wordsOf(reply)}`);
    return [
      createPoint({
        header: raiseFirst(question.text),
        body: [lines.join("\n")],
        sentences: [question, ...replies.flatMap(({ sentences }) => sentences)],
        block,
        score: chatScore,
      }),
    ];
  });
}

const wordsOf = ({ sentences }: DraftBlock) => joinTexts(sentences.map(({ text }) => text));

/** Returns the replies before the next question, as many as fit on the slide. */
function takeReplies(blocks: readonly DraftBlock[], asked: number): DraftBlock[] {
  const replies: DraftBlock[] = [];
  let count = asked;
  for (const block of blocks.slice(0, maxReplies)) {
    const words = wordsOf(block);
    count += countWords(words) + 1;
    if (block.kind !== "prose" || !block.speaker || isQuestion(words) || count > maxWords) break;
    replies.push(block);
  }
  return replies;
}
