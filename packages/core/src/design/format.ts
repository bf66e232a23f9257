export const formatIds = [
  "linkedin",
  "instagram",
  "twitter",
  "facebook",
  "vertical",
  "instagram-portrait",
] as const;
export type FormatId = (typeof formatIds)[number];

/** A network's picture size. Stage in CSS px; exported at scale 2. */
export interface Format {
  id: FormatId;
  name: string;
  ratio: string;
  widthPx: number;
  heightPx: number;
  recommended: boolean;
}

/** The formats in the order of the menu. */
export const formats: readonly Format[] = [
  {
    id: "linkedin",
    name: "LinkedIn",
    ratio: "4:5",
    widthPx: 540,
    heightPx: 675,
    recommended: true,
  },
  {
    id: "instagram",
    name: "Instagram",
    ratio: "1:1",
    widthPx: 540,
    heightPx: 540,
    recommended: false,
  },
  {
    id: "twitter",
    name: "Twitter",
    ratio: "16:9",
    widthPx: 800,
    heightPx: 450,
    recommended: false,
  },
  {
    id: "facebook",
    name: "Facebook",
    ratio: "1.91:1",
    widthPx: 600,
    heightPx: 314,
    recommended: false,
  },
  {
    id: "vertical",
    name: "Vertical",
    ratio: "9:16",
    widthPx: 540,
    heightPx: 960,
    recommended: false,
  },
  {
    id: "instagram-portrait",
    name: "Instagram portrait",
    ratio: "4:5",
    widthPx: 540,
    heightPx: 675,
    recommended: false,
  },
];

/** The format of that id. */
export function getFormat(id: FormatId): Format {
  const format = formats.find((candidate) => candidate.id === id);
  if (!format) throw new RangeError(`Unknown format: ${id}`);
  return format;
}
