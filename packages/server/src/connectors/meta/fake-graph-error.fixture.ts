import type { FastifyReply } from "fastify";

/** An error that the fake sends. `code` and `subcode` are Meta's numbers; `status` is 400 by default. */
export interface FakeGraphError {
  code: number;
  subcode?: number;
  message: string;
  status?: number;
}

export const graphErrors = {
  tokenEnded: { code: 190, subcode: 463, message: "The session has expired." },
  tokenUnknown: { code: 190, message: "Cannot parse access token" },
  versionUnknown: { code: 2635, message: "You are calling a version that doesn't exist." },
  roleMissing: { code: 100, message: "Unsupported request - method type: get" },
  permissionMissing: { code: 10, message: "Application does not have permission" },
  objectGone: { code: 100, subcode: 33, message: "The object does not exist" },
  tooManyCalls: { code: 4, message: "Application request limit reached", status: 403 },
  restricted: { code: 4, subcode: 2207051, message: "We restrict certain activity" },
  tooManyPosts: { code: 9, subcode: 2207042, message: "You reached the maximum number of posts" },
  mediaMissing: { code: 24, subcode: 2207006, message: "The requested resource does not exist" },
  mediaExpired: { code: 24, subcode: 2207008, message: "The media container has expired" },
  notReady: { code: 9007, subcode: 2207027, message: "The media is not ready for publishing" },
  unreachable: { code: 9004, subcode: 2207052, message: "The media could not be fetched" },
  tooLarge: { code: 36000, subcode: 2207004, message: "The image is too large" },
  wrongFormat: { code: 36001, subcode: 2207005, message: "The image format is not supported" },
  wrongRatio: { code: 36003, subcode: 2207009, message: "The aspect ratio is not supported" },
  captionTooLong: { code: 36004, subcode: 2207010, message: "The caption is too long" },
  childCount: { code: 100, subcode: 2207028, message: "The carousel needs 2 to 10 children" },
} as const satisfies Readonly<Record<string, FakeGraphError>>;

export const refuseGraph = (
  reply: FastifyReply,
  { code, subcode, message, status = 400 }: FakeGraphError,
): FastifyReply =>
  reply.code(status).send({
    error: {
      message: `(#${code}) ${message}`,
      type: "OAuthException",
      code,
      ...(subcode !== undefined && { error_subcode: subcode, error_user_msg: message }),
      is_transient: false,
      fbtrace_id: "AbCdEf",
    },
  });

/** Refuses a request with an unknown or a missing parameter. */
export const refuseParameter = (reply: FastifyReply, message: string): FastifyReply =>
  refuseGraph(reply, { code: 100, message: `Param not allowed: ${message}` });
