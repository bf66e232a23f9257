import { z } from "zod";

export const brandArgument = z
  .string()
  .max(100)
  .optional()
  .meta({ description: "Id from list_brands." });
