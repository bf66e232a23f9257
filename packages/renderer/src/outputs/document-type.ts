/** Files with a page for every slide, which are JPEGs in them, and their media types. */
export const documentMediaTypes = {
  pdf: "application/pdf",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
} as const;

export type DocumentType = keyof typeof documentMediaTypes;
