/** Encodes an SVG image as a data URL. The box that shows the image needs the same aspect ratio. */
export function svgDataUrl(widthPx: number, heightPx: number, body: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}">${body}</svg>`;
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
}
