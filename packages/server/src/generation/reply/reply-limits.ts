import { mostInPlaceCharacters } from "../../threads/reader.ts";

export const replyLimits = {
  noun: "the AI model's reply",
  deadlineMs: 5000,
  inPlaceCharacters: mostInPlaceCharacters,
};
