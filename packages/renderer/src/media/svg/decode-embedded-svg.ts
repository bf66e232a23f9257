/** Types that the engine never reads as a drawing. */
const bitmap = /^data:image\/(?:png|jpe?g|gif|webp)[;,]/i;

/** Decodes a `data:` URL in an SVG that the engine may draw as another SVG; null for others. */
export function decodeEmbeddedSvg(reference: string): string | null {
  const url = reference.trim();
  if (!/^data:/i.test(url) || bitmap.test(url)) return null;
  const comma = url.indexOf(",");
  const [body = ""] = url.slice(comma + 1).split("#", 1);
  const binary = body.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  if (!/;\s*base64\s*$/i.test(url.slice(0, comma))) return binary;
  try {
    return atob(binary);
  } catch {
    return null;
  }
}
