import { defineReader } from "../../threads/reader.ts";
import { replyLimits } from "../reply/reply-limits.ts";
import type { FinishRequest } from "../text-generator.ts";
import { judgeReply } from "./judge-reply.ts";

export const postReplyReader = defineReader({
  ...replyLimits,
  name: "post-reply",
  read: ({ reply, request }: { reply: string; request: FinishRequest }) =>
    judgeReply(reply, request),
});
