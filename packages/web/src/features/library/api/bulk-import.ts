import { requestApi } from "../../../lib/api.ts";

export function bulkImport(file: Blob) {
  const headers = { "content-type": "application/zip" };
  return requestApi("importLibrary", { body: file, headers });
}
