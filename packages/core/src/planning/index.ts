/* Plans a post before its slides are written: facts, outline, and first lines to choose from. */
export { chooseChunks, cutIntoChunks, writeChunk } from "./chunks.ts";
export type { Chunk } from "./chunks.ts";
export { estimateTokens } from "./token-estimate.ts";
export { isEvidence } from "./evidence.ts";
export { followLayouts } from "./follow-layouts.ts";
export { finishHooks, finishOutline } from "./finish-outline.ts";
export type { OutlineDraft } from "./finish-outline.ts";
export { hookSchema, outlineSchema, statementsSchema } from "./plan-schema.ts";
export { hookKinds, outlineRoles, planLimits, statementKinds } from "./post-plan.ts";
export type { Hook, OutlineItem, PostOutline, Statement } from "./post-plan.ts";
export { acceptStatements, mergeStatements } from "./statements.ts";
export type { StatementDraft } from "./statements.ts";
