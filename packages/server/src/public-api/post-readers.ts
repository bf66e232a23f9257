import { type PostText, readPostWithin } from "@slideloom/core/import";
import { defineReader, mostInPlaceCharacters } from "../threads/reader.ts";

/** Reads the text of a post, whose images were replaced by short addresses. */
export const sentPostReader = defineReader({
  name: "sent-post",
  noun: "the post",
  deadlineMs: 5000,
  inPlaceCharacters: mostInPlaceCharacters,
  read: ({ text }: { text: string }): PostText => readPostWithin(text),
});
