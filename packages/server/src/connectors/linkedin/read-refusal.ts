import { z } from "zod";
import type { ReadRefusal } from "../classify-response.ts";

/** An error of the API. */
const apiErrorSchema = z.object({
  code: z.string().optional(),
  message: z.string().optional(),
  errorDetails: z
    .object({ inputErrors: z.array(z.object({ code: z.string() })).default([]) })
    .optional()
    .catch(undefined),
});
/** An error of the token endpoint. */
const tokenErrorSchema = z.object({ error: z.string(), error_description: z.string().optional() });

export const readLinkedinRefusal: ReadRefusal = ({ json, status }) => {
  const refused = { code: `${status}`, message: "LinkedIn refused the request." };
  const token = tokenErrorSchema.safeParse(json);
  if (token.success) {
    const { error: code, error_description: message = code } = token.data;
    return { code, message };
  }
  const error = apiErrorSchema.safeParse(json);
  if (!error.success) return refused;
  const { code = refused.code, message = refused.message, errorDetails } = error.data;
  return { code: errorDetails?.inputErrors[0]?.code ?? code, message };
};
