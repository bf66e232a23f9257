import { z } from "zod";

/** An id; some servers send numbers. */
export const idSchema = z.union([z.string(), z.int()]).transform(String);
