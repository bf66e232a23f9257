import { buildUrl } from "@slideloom/core/contract/routes";
import type { OpenReviewPage, ReviewAnswer, ReviewComment } from "@slideloom/core/contract/reviews";
import { useMutation, useQuery } from "@tanstack/react-query";
import { requestApi } from "../../lib/api.ts";
import { DeviceSetting } from "../../lib/kept/device-setting.ts";
import { queryClient } from "../../lib/query-client.ts";

const plainText = { parse: (text: string | null) => text ?? "", serialize: (text: string) => text };

/** The name that the reviewer typed, for their next comment. */
export const reviewerName = new DeviceSetting({ key: "slideloom.reviewer-name", ...plainText });
/** The pass of this tab's link; another link's pass is refused by the server. */
const reviewPass = new DeviceSetting({
  key: "slideloom.review-pass",
  place: "tab",
  ...plainText,
});

const pageKey = (token: string) => [buildUrl("getReviewPage", { params: { token } })];

function buildHeaders(): { headers?: Record<string, string> } {
  const pass = reviewPass.read();
  return pass === "" ? {} : { headers: { "x-review-pass": pass } };
}

export const useReviewPage = (token: string) =>
  useQuery({
    queryKey: pageKey(token),
    queryFn: ({ signal }) =>
      requestApi("getReviewPage", { params: { token }, signal, ...buildHeaders() }),
    staleTime: 0,
  });

/** Loads the page again. */
export const reloadReview = (token: string) =>
  queryClient.invalidateQueries({ queryKey: pageKey(token) });

/** Checks the link's password, and loads the page. */
export const useUnlock = (token: string) =>
  useMutation({
    mutationFn: async (password: string) => {
      const { pass } = await requestApi("unlockReview", { params: { token }, body: { password } });
      reviewPass.write(pass);
      await reloadReview(token);
    },
  });

/** What a comment is about; a place is given as fractions of the slide. */
export type CommentPlace = Pick<ReviewComment, "slide" | "x" | "y">;

interface NewComment extends CommentPlace {
  name: string;
  text: string;
}

export const useComment = (token: string, version: number) =>
  useMutation({
    mutationFn: async (comment: NewComment) => {
      reviewerName.write(comment.name);
      const body = { ...comment, version };
      await requestApi("commentOnReview", { params: { token }, body, ...buildHeaders() });
      await reloadReview(token);
    },
  });

interface NewAnswer {
  answer: ReviewAnswer;
  name: string;
  text: string;
}

/** Answers about exactly what the page shows. */
export const useAnswer = (token: string, { version, posts }: OpenReviewPage) =>
  useMutation({
    mutationFn: async ({ text, ...answer }: NewAnswer) => {
      reviewerName.write(answer.name);
      const body = {
        ...answer,
        version,
        posts: posts.map((post) => ({ id: post.id, version: post.version })),
        ...(text.trim() !== "" && { text }),
      };
      await requestApi("answerReview", { params: { token }, body, ...buildHeaders() });
      await reloadReview(token);
    },
  });
