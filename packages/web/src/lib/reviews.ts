import { buildUrl } from "@slideloom/core/contract/routes";
import { useMutation, useQuery } from "@tanstack/react-query";
import { requestApi } from "./api.ts";
import { queryClient } from "./query-client.ts";

/** Comments of reviewers arrive while the editor is open, if the carousel has a link. */
const pollMs = 60_000;

const listKey = (carouselId: string) => [buildUrl("listReviews", { params: { id: carouselId } })];

const refresh = (carouselId: string) =>
  queryClient.invalidateQueries({ queryKey: listKey(carouselId) });

/** Returns a saved carousel's review links, with the comments left there. */
export const useReviews = (carouselId: string) =>
  useQuery({
    queryKey: listKey(carouselId),
    queryFn: ({ signal }) => requestApi("listReviews", { params: { id: carouselId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.reviews.length ? pollMs : false),
  });

export const useCreateReview = (id: string) =>
  useMutation({
    mutationFn: (body: { days: number; password?: string }) =>
      requestApi("createReview", { params: { id }, body }),
    onSuccess: () => refresh(id),
  });

export const useWithdrawReview = (carouselId: string) =>
  useMutation({
    mutationFn: (id: string) => requestApi("withdrawReview", { params: { id } }),
    onSettled: () => refresh(carouselId),
  });

/** Resolves a comment, or opens it again. */
export const useResolveComment = (carouselId: string) =>
  useMutation({
    mutationFn: ({ id, resolved }: { id: string; resolved: boolean }) =>
      requestApi("resolveReviewComment", { params: { id }, body: { resolved } }),
    onSettled: () => refresh(carouselId),
  });
