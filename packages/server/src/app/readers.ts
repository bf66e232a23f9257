import * as drafts from "../generation/draft-readers.ts";
import * as postReplies from "../generation/model/post-reply-readers.ts";
import * as planReplies from "../generation/planning/reply-readers.ts";
import * as rewrites from "../generation/rewrite-readers.ts";
import * as voices from "../generation/voice/voice-readers.ts";
import * as posts from "../public-api/post-readers.ts";
import * as checks from "../sources/checks/check-readers.ts";
import * as schedules from "../publishing/schedule-readers.ts";
import type { Reader } from "../threads/reader.ts";

/** All readers of foreign text, for the reading thread. */
export const readers: readonly Reader<never, unknown>[] = [
  drafts,
  postReplies,
  planReplies,
  rewrites,
  voices,
  posts,
  schedules,
  checks,
].flatMap((room) => Object.values(room));
