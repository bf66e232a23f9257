import { z } from "zod";
import type { ReadRefusal } from "../classify-response.ts";
import type { Refusal } from "../connector.ts";
import type { NetworkResponse } from "../network-call.ts";

export interface GraphError {
  code: number;
  subcode: number | null;
  /** Whether Meta says that the same call may succeed later. */
  isTransient: boolean;
  /** The message to show to people. */
  message: string;
}

/**
 * What an error says about the call:
 * - `token`: the access has ended, and may be renewed.
 * - `permission`: only the account's owner can allow the call.
 * - `limit`: too many calls or posts.
 * - `passing`: the same call may succeed later.
 * - `gone`: a container has expired or can't be found.
 * - `early`: a container isn't processed yet.
 * - `refused`: certainly not done, and the same call would be refused again.
 * - `unclear`: refused, although the post may exist.
 */
export type GraphErrorKind =
  | "token"
  | "permission"
  | "limit"
  | "passing"
  | "gone"
  | "early"
  | "refused"
  | "unclear";

/** The person signed out at Meta, or changed the password. */
const endedSession = 102;

/** Kinds by code, or by code and subcode. Only these numbers decide, since messages are translated. */
const kinds: Readonly<Record<string, GraphErrorKind>> = {
  "190": "token",
  "10": "permission",
  [endedSession]: "permission",
  "1": "passing",
  "2": "passing",
  "4": "limit",
  "17": "limit",
  "32": "limit",
  "613": "limit",
  "80001": "limit",
  "80002": "limit",
  // "We restrict certain activity": Meta has also reported this for posts that were published.
  "4/2207051": "unclear",
  "9/2207042": "limit",
  // Temporarily blocked as spam.
  "368/1390008": "limit",
  "100/33": "passing",
  "-1/2207001": "passing",
  "-1/2207032": "passing",
  "-1/2207053": "passing",
  "-1/2207082": "passing",
  "-2/2207003": "passing",
  "1/2207052": "passing",
  "9004/2207052": "passing",
  "-2/2207020": "gone",
  "24/2207006": "gone",
  "24/2207008": "gone",
  "9007/2207027": "early",
  // Errors about an image's size, format or aspect ratio, or about the caption.
  "36000": "refused",
  "36001": "refused",
  "36003": "refused",
  "36004": "refused",
  // Errors about the number of images, or about tags.
  "100/2207028": "refused",
  "100/2207040": "refused",
  // The account is restricted or inactive.
  "25/2207050": "refused",
};

const errorSchema = z.object({
  error: z.object({
    message: z.string().default(""),
    code: z.number(),
    error_subcode: z.number().optional(),
    is_transient: z.boolean().optional().catch(undefined),
    error_user_msg: z.string().optional(),
  }),
});
const exchangeErrorSchema = z.object({
  error_message: z.string(),
  error_type: z.string().optional(),
});

/** Returns null if the response isn't Meta's, e.g. a proxy's error page. */
export function readGraphError({ json }: Pick<NetworkResponse, "json">): GraphError | null {
  const parsed = errorSchema.safeParse(json);
  if (!parsed.success) return null;
  const { code, error_subcode: subcode = null, is_transient, ...texts } = parsed.data.error;
  const message = texts.error_user_msg || texts.message || "Meta refused the request.";
  return { code, subcode, isTransient: is_transient === true, message };
}

/** Returns an error's kind. An unlisted code is `unclear`, unless Meta calls the error transient. */
export function findErrorKind({ isTransient, ...error }: GraphError): GraphErrorKind {
  const { code } = error;
  if (code >= 200 && code < 300) return "permission";
  return kinds[nameError(error)] ?? kinds[`${code}`] ?? (isTransient ? "passing" : "unclear");
}

/** Meta's message, or what the account's owner can do. */
function explainError(error: GraphError): string {
  const { code, message } = error;
  if (findErrorKind(error) !== "permission") return message;
  return code === endedSession
    ? `The sign-in at Meta has ended. Reconnect this account in Connections, then try again. Meta says: ${message}`
    : `Slideloom isn't allowed to publish on this account. Reconnect it in Connections and allow everything that is asked for, then try again. Meta says: ${message}`;
}

const nameError = ({ code, subcode }: Pick<GraphError, "code" | "subcode">) =>
  subcode === null ? `${code}` : `${code}/${subcode}`;

/** Returns an error's code, and a message that says what to do. */
export const describeGraphError = (error: GraphError): Refusal => ({
  code: nameError(error),
  message: explainError(error),
});

export const readGraphRefusal: ReadRefusal = ({ json, status }) => {
  const error = readGraphError({ json });
  if (error) return describeGraphError(error);
  const exchange = exchangeErrorSchema.safeParse(json).data;
  if (!exchange) return null;
  return { code: exchange.error_type ?? `${status}`, message: exchange.error_message };
};
