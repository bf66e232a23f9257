import type { LeftPart } from "./read-options.ts";

/** A copied chat's answers, without the words around them. */
export interface Unframed {
  text: string;
  left: LeftPart[];
}

/** Match the lines that name the next speaker in a copied chat, e.g. `You said:`. */
const personHead =
  /^(?:you said|you|user|du hast gesagt|vous avez dit|dijiste|você disse|hai detto|あなた)\s*[:：]\s*$/iu;
const modelHead =
  /^(?:chatgpt|claude|gemini|copilot|assistant|le chat|perplexity|grok|deepseek)(?: (?:said|responded|hat gesagt|a dit|dijo|disse|ha detto))?\s*[:：]\s*$/iu;
const greeting =
  /^(?:sure|certainly|of course|absolutely|great|got it|here(?:'s|’s| is| are)|gerne|natürlich|klar|hier (?:ist|sind)|bien sûr|voici|claro|por supuesto|aquí (?:tienes|está)|aqui está|certo|ecco|もちろん|はい|以下|承知|بالتأكيد|بالطبع|إليك|تفضل)(?![a-zà-ÿ])[^\n]{0,200}[:!.…]$/iu;
const farewell =
  /^(?:let me know|would you like|want me to|do you want me|hope this helps|i hope this|feel free to|if you(?:'d|’d| would) like|lass mich wissen|möchtest du|soll ich|ich hoffe|n’hésite|n'hésite|souhaitez-vous|voulez-vous|¿quieres que|¿te gustaría|espero que|vuoi che|fammi sapere|quer que eu|هل تريد|هل ترغب|هل تود|أخبرني|أخبريني|إذا أردت|يمكنني أيض|آمل أن|ご希望|ほかにも|他にも|もっと[^。]{0,30}できます|お知らせください|いかがでしょうか)[^\n]{0,300}$/iu;
const citation =
  /【(?:\d{1,3}(?:[:-]\d{1,3})?|[^【】†\n]{0,40}†[^【】\n]{0,40})】|:contentReference\[[^\]\n]{1,40}\]\{[^}\n]{1,40}\}|\u3010\d+†[^\u3011\n]{1,40}\u3011/gu;
const fence = /^(`{3,}|~{3,})(?:markdown|md|text|txt)?\s*\n([^]*?)\n\1\s*$/;

/** Removes what chat pages and models add around an answer: names, greetings, offers and citation marks. */
export function removeChatFrames(typed: string): Unframed {
  const left: Unframed["left"] = [];
  let text = takeAnswers(typed, left);
  text = text.replaceAll(citation, (mark) => {
    left.push({ noun: "citation mark", example: mark });
    return "";
  });
  const paragraphs = text.trim().split(/\n[^\S\n]*\n\s*/);
  const isFramed = paragraphs.length > 2;
  const [first = ""] = paragraphs;
  if (isFramed && greeting.test(first.trim()) && /^[^\n]*$/.test(first.trim())) {
    left.push({ noun: "chat sentence", example: first });
    paragraphs.shift();
  }
  const last = paragraphs.at(-1)?.trim() ?? "";
  if (isFramed && farewell.test(last)) {
    left.push({ noun: "chat sentence", example: last });
    paragraphs.pop();
  }
  const isChanged = left.length > 0;
  const inner = (isChanged ? paragraphs.join("\n\n") : text).trim();
  const fenced = fence.exec(inner);
  return { text: fenced?.[2] ?? (isChanged ? inner : text), left };
}

/** Returns the model's answers from a copied chat, without the person's questions; other texts unchanged. */
function takeAnswers(text: string, left: Unframed["left"]): string {
  const lines = text.split("\n");
  if (!lines.some((line) => modelHead.test(line.trim()))) return text;
  const kept: string[] = [];
  let isAnswer = false;
  for (const line of lines) {
    const trimmed = line.trim();
    if (modelHead.test(trimmed)) isAnswer = true;
    else if (personHead.test(trimmed)) isAnswer = false;
    else if (isAnswer) kept.push(line);
    else if (trimmed !== "") {
      left.push({
        noun: "line of a question to the chatbot",
        example: trimmed,
        several: "lines of questions to the chatbot",
      });
    }
  }
  return kept.join("\n");
}
