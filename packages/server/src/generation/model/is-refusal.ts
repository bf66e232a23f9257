const refusal =
  /\b(?:can(?:no|'|’)t|won['’]t|(?:un|not )able to|must decline to)\s+(?:\w+\s+){0,2}(?:assist|comply|create|do|fulfil|generate|help|produce|provide|write)/i;

/** Returns whether the model refuses in prose instead of by its provider's flag. */
export function isRefusal(reply: string): boolean {
  return !reply.includes("{") && reply.length < 1000 && refusal.test(reply);
}
