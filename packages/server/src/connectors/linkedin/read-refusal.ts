import { z } from "zod";
import type { ReadRefusal } from "../classify-response.ts";

/** An error of the API. A proxy's may have a message too, but none of the numbers and codes. */
const apiErrorSchema = z.object({
  status: z.number().optional(),
  serviceErrorCode: z.number().optional(),
  code: z.string().optional(),
  message: z.string().optional(),
  errorDetails: z
    .object({ inputErrors: z.array(z.object({ code: z.string() })).default([]) })
    .optional()
    .catch(undefined),
});
const tokenErrorSchema = z.object({ error: z.string(), error_description: z.string().optional() });

const isOwn = ({ status, serviceErrorCode, code }: z.output<typeof apiErrorSchema>) =>
  [status, serviceErrorCode, code].some((part) => part !== undefined);

export const readLinkedinRefusal: ReadRefusal = ({ json, status }) => {
  const token = tokenErrorSchema.safeParse(json);
  if (token.success) {
    const { error: code, error_description: message = code } = token.data;
    return { code, message };
  }
  const error = apiErrorSchema.safeParse(json);
  if (!error.success || !isOwn(error.data)) return null;
  const {
    code = `${status}`,
    message = "LinkedIn refused the request.",
    errorDetails,
  } = error.data;
  return { code: errorDetails?.inputErrors[0]?.code ?? code, message };
};
