import { findTooLittle, learnVoice, takeOwnWords } from "@slideloom/core/voice";
import { defineReader } from "../../threads/reader.ts";
import { replyLimits } from "../reply/reply-limits.ts";
import { readDescription } from "./read-description.ts";

/** Takes an author's own words out of copied posts, and measures how the author writes. 3,000 characters take about 20 ms. */
export const voiceReader = defineReader({
  name: "learn-voice",
  noun: "your posts",
  deadlineMs: 5000,
  inPlaceCharacters: 3000,
  read: ({ posts: copied }: { posts: readonly string[] }) => {
    const { posts, left } = takeOwnWords(copied);
    return { posts, left, tooLittle: findTooLittle(posts), learned: learnVoice(posts) };
  },
});

/** Reads a model's description of an author's voice. */
export const descriptionReader = defineReader({
  ...replyLimits,
  name: "voice-reply",
  read: ({ reply, posts }: { reply: string; posts: readonly string[] }) =>
    readDescription(reply, posts),
});
