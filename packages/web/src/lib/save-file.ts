/** Delay before a file's object URL is released, ms. By then every browser has started to read the file. */
const releaseAfterMs = 4000;

/** Downloads a file and releases its object URL afterwards. */
export function saveFile(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), releaseAfterMs);
}
