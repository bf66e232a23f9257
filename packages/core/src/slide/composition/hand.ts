export type { Composer, TemplateSkin as TemplateHand } from "./skin.ts";
