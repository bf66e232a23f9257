import { z } from "zod";
import type { ReadRefusal } from "../classify-response.ts";

/** XRPC errors: `{"error":"InvalidRequest","message":"…"}`. */
const errorSchema = z.object({ error: z.string(), message: z.string().default("") });

export const readBlueskyRefusal: ReadRefusal = ({ json }) => {
  const error = errorSchema.safeParse(json);
  if (!error.success) return null;
  const { error: code, message } = error.data;
  return { code, message: message === "" ? code : message };
};
