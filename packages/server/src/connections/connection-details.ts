import {
  accountChoicesSchema,
  accountLimitsSchema,
  type AccountChoices,
  type AccountLimits,
} from "@slideloom/core/contract/connections";
import { capLimits } from "@slideloom/core/networks";
import { z } from "zod";
import { parseJson } from "../db/parse-json.ts";

/** Content of the `details` column. Only the network's connector reads `own`. */
export interface ConnectionDetails {
  limits: AccountLimits;
  choices: AccountChoices;
  /**
   * The account's id at the service, e.g. at Instagram, if a bridge such as Buffer publishes there; null if unknown.
   */
  serviceAccountId: string | null;
  own?: unknown;
}

const detailsSchema: z.ZodType<ConnectionDetails> = z.object({
  limits: accountLimitsSchema.transform(capLimits),
  choices: accountChoicesSchema.default({}),
  serviceAccountId: z.string().nullable().default(null),
  own: z.unknown(),
});

export const readDetails = (text: string): ConnectionDetails =>
  detailsSchema.parse(parseJson(text));

export const writeDetails = ({
  own,
  limits = {},
  choices = {},
  serviceAccountId = null,
}: {
  own: unknown;
  limits?: AccountLimits;
  choices?: AccountChoices | undefined;
  serviceAccountId?: string | null;
}): string =>
  JSON.stringify({
    limits,
    own,
    ...(Object.keys(choices).length > 0 && { choices }),
    ...(serviceAccountId !== null && { serviceAccountId }),
  });
