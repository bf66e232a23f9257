import { mostInPlaceCharacters } from "../../threads/reader.ts";

/** Limits of the readers of models' replies. */
export const replyLimits = {
  noun: "the AI model's reply",
  deadlineMs: 5000,
  inPlaceCharacters: mostInPlaceCharacters,
};
