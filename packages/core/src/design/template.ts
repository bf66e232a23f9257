import type { Design, TemplateId } from "./design.ts";
import { keptPattern } from "./pick.ts";

type TemplateField =
  | "primaryColor"
  | "fontFamily"
  | "bodyFontFamily"
  | "fontColor"
  | "backgroundType"
  | "showCounter"
  | "showBackgroundElements"
  | "ornament";

/** A ready look: the fields of a design that it sets, under a name. */
export interface Template extends Readonly<Pick<Design, TemplateField>> {
  readonly id: TemplateId;
  readonly name: string;
}

/** The templates in the order of the menu. */
export const templates: readonly Template[] = [
  {
    id: "modern",
    name: "Modern",
    primaryColor: "#3b82f6",
    fontFamily: "Poppins",
    bodyFontFamily: "Inter",
    fontColor: "#1e293b",
    backgroundType: "bg1",
    showCounter: true,
    showBackgroundElements: true,
    ornament: "modern",
  },
  {
    id: "minimal",
    name: "Minimal",
    primaryColor: "#64748b",
    fontFamily: "Inter",
    bodyFontFamily: "Inter",
    fontColor: "#334155",
    backgroundType: "bg3",
    showCounter: false,
    showBackgroundElements: false,
    ornament: "minimal",
  },
  {
    id: "bold",
    name: "Bold",
    primaryColor: "#f43f5e",
    fontFamily: "Montserrat",
    bodyFontFamily: "Inter",
    fontColor: "#18181b",
    backgroundType: "bg2",
    showCounter: true,
    showBackgroundElements: true,
    ornament: "bold",
  },
  {
    id: "elegant",
    name: "Elegant",
    primaryColor: "#9333ea",
    fontFamily: "Playfair Display",
    bodyFontFamily: "Lato",
    fontColor: "#1e293b",
    backgroundType: "bg4",
    showCounter: true,
    showBackgroundElements: true,
    ornament: "elegant",
  },
  {
    id: "corporate",
    name: "Corporate",
    primaryColor: "#0284c7",
    fontFamily: "Raleway",
    bodyFontFamily: "Source Sans Pro",
    fontColor: "#334155",
    backgroundType: "bg1",
    showCounter: true,
    showBackgroundElements: true,
    ornament: "corporate",
  },
  {
    id: "dark",
    name: "Dark Mode",
    primaryColor: "#22d3ee",
    fontFamily: "Poppins",
    bodyFontFamily: "Inter",
    fontColor: "#f8fafc",
    backgroundType: "bg1",
    showCounter: true,
    showBackgroundElements: true,
    ornament: "dark",
  },
];

/** The template of that id. */
export function getTemplate(id: TemplateId): Template {
  const template = templates.find((candidate) => candidate.id === id);
  if (!template) throw new RangeError(`Unknown template: ${id}`);
  return template;
}

/** The design with every value that the template sets; a colour or gradient as background gives way to its pattern. */
export function applyTemplate(design: Design, id: TemplateId): Design {
  const { id: _id, name: _name, ...values } = getTemplate(id);
  return { ...design, ...values, backgroundPattern: keptPattern(design) };
}
