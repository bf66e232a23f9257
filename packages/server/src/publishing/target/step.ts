import type { PublicationTargetRow } from "../../db/publishing-tables.ts";
import type { TaskRun } from "../../tasks/task-kind.ts";
import type { TargetTask } from "./task-kind.ts";

/** The continuation after a step: the next step now, a step at `untilMs`, or nothing. */
export type Next = "go" | "ended" | { untilMs: number };

/** A target assigned to this task, with a connection that wasn't removed. */
export type HeldTarget = PublicationTargetRow & { connectionId: string };

export interface StepContext {
  task: TaskRun<TargetTask>;
  /** An immediate repetition is allowed once per run, so errors can't cause a tight loop. */
  hasRepeated: boolean;
  /** Version of the tokens that the latest calls used; null before the first call. */
  tokenVersion: number | null;
}

/** Whether a thread's first posts are published. */
export const isBegun = ({ posts }: PublicationTargetRow): boolean => posts !== "[]";
