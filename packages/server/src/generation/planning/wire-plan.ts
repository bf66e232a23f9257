import { carouselLayoutNames } from "@slideloom/core/slide";
import { hookKinds, outlineRoles, statementKinds } from "@slideloom/core/planning";
import { z } from "zod";
import { buildIdSchema } from "@slideloom/core/writing";

/**
 * `evidence` comes before `text`, because models fill in fields in this order and should quote before they conclude.
 */
export const buildWireFacts = (passageIds: readonly string[]) =>
  z.array(
    z.strictObject({
      id: z.string(),
      passages: z.array(buildIdSchema(passageIds)),
      kind: z.enum(statementKinds),
      evidence: z.string(),
      text: z.string(),
      limits: z.string().nullable(),
      speaker: z.string().nullable(),
      weight: z.int(),
    }),
  );

const layouts = carouselLayoutNames.filter(
  (name) => !["cover", "closing", "picture"].includes(name),
);

export const buildWireOutline = (factIds: readonly string[]) =>
  z.strictObject({
    reader: z.string(),
    promise: z.string(),
    items: z.array(
      z.strictObject({
        role: z.enum(outlineRoles),
        facts: z.array(buildIdSchema(factIds)),
        point: z.string(),
        layout: z.enum(layouts as [string, ...string[]]).nullable(),
      }),
    ),
    left: z.string(),
  });

export const buildWireHooks = (factIds: readonly string[]) =>
  z.array(
    z.strictObject({
      kind: z.enum(hookKinds),
      facts: z.array(buildIdSchema(factIds)),
      text: z.string(),
    }),
  );
