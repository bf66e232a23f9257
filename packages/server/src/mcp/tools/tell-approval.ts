import type { Publication } from "@slideloom/core/contract/publications";
import type { ToolCall, ToolOutcome } from "../tool.ts";

/** Returns the page of a publication, and what a person has to do there before the publication goes out. */
export function tellApproval(
  { id, targets, approval }: Publication,
  { state }: Pick<ToolCall, "state">,
): Pick<ToolOutcome, "page" | "warnings" | "visit"> {
  if (!targets.some(({ status }) => status === "waiting_for_approval"))
    return { page: "/calendar" };
  if (approval?.by === "client") {
    return {
      page: "/calendar",
      warnings: ["Not published yet. A client approves it on one of the carousel's review links."],
    };
  }
  const page = `/approvals?publication=${id}`;
  return {
    page,
    warnings: ["Not published yet. A person approves or declines it at editor_url."],
    visit:
      state === undefined
        ? { message: "Look at the post, then approve or decline it.", page, state: id }
        : undefined,
  };
}
