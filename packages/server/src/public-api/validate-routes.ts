import { presentChecks } from "@slideloom/core/contract/checks";
import type { ValidateResponse } from "@slideloom/core/contract/public-post";
import type { Issue } from "@slideloom/core/document";
import type { FastifyInstance } from "fastify";
import { getKeyOwner } from "../api-keys/key-use.ts";
import type { VoiceService } from "../voices/voice-service.ts";
import { addRoute } from "../http/add-route.ts";
import type { SourceChecker } from "../sources/checks/source-checker.ts";
import { nameParty } from "../turns/party.ts";
import { openReading, type ReadingParts } from "./open-reading.ts";
import { readPost } from "./read-post.ts";

export interface ValidateParts extends ReadingParts {
  checker: SourceChecker;
  voices: VoiceService;
}

/** `POST /api/v1/validate`: checks a post's format, and its words against the caller's voice, free of charge. */
export function registerValidation(app: FastifyInstance, context: ValidateParts): void {
  const { checker, voices } = context;
  addRoute(app, "v1.validatePost", async (request, reply): Promise<ValidateResponse> => {
    const reading = openReading(context, request, reply);
    const { result } = await readPost(request.body.post, reading);
    const warnings = result.warnings.map(presentIssue);
    if (!result.ok) return { valid: false, issues: result.issues.map(presentIssue), warnings };
    const { voice } = await voices.find(getKeyOwner(request).id);
    const own = checker.of(nameParty(request.party));
    const basis = { material: null, voice };
    const checked = await own.check({ post: result.post }, basis, reading.signal);
    if (checked.ok)
      return { valid: true, issues: [], warnings, checks: presentChecks(checked.result) };
    const { message } = checked;
    const notChecked = { code: "voice-not-checked", message, path: [], line: 1, column: 1 };
    return { valid: true, issues: [], warnings: [...warnings, notChecked] };
  });
}

const presentIssue = ({ code, message, path, line, column }: Issue) => ({
  code,
  message,
  path,
  line,
  column,
});
