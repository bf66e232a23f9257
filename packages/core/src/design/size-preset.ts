export const sizePresetIds = [
  "linkedin",
  "instagram",
  "twitter",
  "facebook",
  "vertical",
  "instagram-portrait",
] as const;
export type SizePresetId = (typeof sizePresetIds)[number];

/** An image size for a platform, in CSS px. Exported images are twice as wide and twice as high. */
export interface SizePreset {
  id: SizePresetId;
  name: string;
  ratio: string;
  widthPx: number;
  heightPx: number;
  recommended: boolean;
}

/** The size presets in menu order. */
export const sizePresets: readonly SizePreset[] = [
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

/**
 * Returns the preset.
 * @throws {RangeError} if the id is unknown
 */
export function getSizePreset(id: SizePresetId): SizePreset {
  const sizePreset = sizePresets.find((candidate) => candidate.id === id);
  if (!sizePreset) throw new RangeError(`Unknown size preset: ${id}`);
  return sizePreset;
}
