import type { Design } from "./design.ts";

export const defaultDesign: Readonly<Design> = {
  fontFamily: "Poppins",
  bodyFontFamily: "Inter",
  primaryColor: "#4f46e5",
  secondaryColor: "#22d3ee",
  fontColor: "#1e293b",
  showCounter: true,
  showBackgroundElements: true,
  backgroundType: "bg1",
  backgroundPattern: "dots",
  cornerAccent: true,
  headerUnderline: true,
  headerStyle: "default",
  slideTransition: "slide",
  ornament: "modern",
};
