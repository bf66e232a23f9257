import { type CheckedText, sentenceAt } from "./checked-text.ts";

const calls =
  /^\P{L}*(?:follow|save|share|comment|tag|join|subscribe|repost|see you|folge|folgt|speicher\p{L}*|teile|teilt|abonnier\p{L}*|suive?z|suis|abonne\p{L}*|enregistre\p{L}*|partage\p{L}*|sígue\p{L}*|sigue|guarda\p{L}*|comparte|siga|salve|compartilhe|segui\p{L}*|salva|condividi|kövess\p{L}*)(?!\p{L})/iu;

/** Whether the sentence at an offset asks readers to follow, save or share, so it says nothing about the source. */
export const isCall = (checked: CheckedText, at: number) => calls.test(sentenceAt(checked, at));
