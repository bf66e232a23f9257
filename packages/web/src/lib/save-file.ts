/** Long enough for every browser to have begun reading the file. */
const releaseAfterMs = 4000;

/** Hands a file to the browser as a download and releases its object URL afterwards. */
export function saveFile(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), releaseAfterMs);
}
