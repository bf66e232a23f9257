import { z } from "zod";
import { passageIdPattern } from "../document/passage-id.ts";
import { carouselLayoutNames } from "../layouts/layout-names.ts";
import {
  hookKinds,
  outlineRoles,
  planLimits,
  statementKinds,
  type Hook,
  type PostOutline,
  type Statement,
} from "./post-plan.ts";

const { factCharacters, pointCharacters } = planLimits;
const buildId = (letter: string, of: string) =>
  z
    .string()
    .regex(
      new RegExp(`^${letter}[1-9]\\d{0,3}$`),
      `The id of a ${of} must be the letter ${letter} and a number, such as ${letter}1.`,
    );
const factIds = z.array(buildId("f", "fact")).max(planLimits.factsPerItem);

const statementSchema: z.ZodType<Statement> = z
  .object({
    id: buildId("f", "fact"),
    passages: z
      .array(z.string().regex(passageIdPattern))
      .min(1)
      .max(50)
      .meta({ description: "Ids of the passages that contain the evidence." }),
    kind: z.enum(statementKinds),
    evidence: z.string().max(factCharacters).meta({
      description:
        "The words that prove the fact, exactly as they are in the first passage of `passages`.",
    }),
    text: z.string().max(factCharacters),
    limits: z
      .string()
      .max(factCharacters)
      .exactOptional()
      .meta({ description: "When the fact is true, e.g. `only in May`." }),
    speaker: z.string().max(200).exactOptional(),
    weight: z
      .int()
      .min(1)
      .max(3)
      .meta({ description: "How useful the fact is to the reader, from 1 to 3 (most useful)." }),
  })
  .meta({ title: "Fact", description: "A fact from the source, with the words that prove it." });

export const statementsSchema = z.array(statementSchema).max(planLimits.facts);

const outlineItemSchema = z
  .object({
    id: buildId("o", "slide"),
    role: z.enum(outlineRoles),
    layout: z
      .enum(carouselLayoutNames)
      .nullable()
      .meta({ description: "The slide's layout. Null if it is chosen to fit the words." }),
    point: z
      .string()
      .min(1)
      .max(pointCharacters)
      .meta({ description: "What the slide should say." }),
    facts: factIds,
  })
  .meta({ title: "Outline slide" });

export const outlineSchema: z.ZodType<PostOutline> = z
  .object({
    reader: z.string().max(pointCharacters),
    promise: z.string().max(pointCharacters),
    items: z.array(outlineItemSchema).min(1).max(planLimits.outlineItems),
    left: z
      .string()
      .max(factCharacters)
      .meta({ description: "The parts of the source that the outline leaves out, and why." }),
  })
  .meta({ title: "Outline", description: "A plan for a post: what each slide should say." });

export const hookSchema: z.ZodType<Hook> = z
  .object({
    id: buildId("h", "hook"),
    kind: z.enum(hookKinds),
    text: z.string().max(planLimits.ownHookCharacters),
    facts: factIds,
  })
  .meta({ title: "Hook", description: "A first line for the cover, which makes people read on." });
