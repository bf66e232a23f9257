import { z } from "zod";
import {
  brandPlacements,
  designFamilies,
  maxAvatarLength,
  maxBrandTextLength,
  maxPortraitLength,
  parseBrand,
} from "../design/index.ts";

const textSchema = z.string().max(maxBrandTextLength);
const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/, "Use a colour such as #4f46e5");
const familySchema = z
  .string()
  .max(100)
  .refine((family) => designFamilies.includes(family), "Use one of the design fonts");
const avatarSchema = z
  .string()
  .max(maxAvatarLength)
  .refine(
    (avatar) => parseBrand({ avatar }).avatar !== null,
    "Use a data URL of a PNG, JPEG or WebP image",
  );

const portraitSchema = z
  .string()
  .max(maxPortraitLength)
  .refine(
    (portrait) => parseBrand({ portrait }).portrait !== undefined,
    "Use a data URL of a PNG, JPEG or WebP image",
  );

/** A brand in requests and responses. It has the same shape as `Brand`. */
export const brandSchema = z.object({
  name: textSchema,
  handle: textSchema,
  website: textSchema,
  avatar: avatarSchema.nullable(),
  avatarDark: avatarSchema.nullable().exactOptional(),
  portrait: portraitSchema.nullable().exactOptional(),
  kit: z.uuid().exactOptional(),
  placement: z.enum(brandPlacements),
  palette: z
    .object({ primaryColor: colorSchema, secondaryColor: colorSchema, fontColor: colorSchema })
    .nullable(),
  fonts: z.object({ fontFamily: familySchema, bodyFontFamily: familySchema }).nullable(),
});
