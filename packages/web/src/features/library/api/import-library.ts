import type { LibraryImportResponse } from "@slideloom/core/contract";
import { requestApi } from "../../../lib/api.ts";

export function importLibrary(file: Blob): Promise<LibraryImportResponse> {
  const headers = { "content-type": "application/zip" };
  return requestApi("POST", "/api/library/import", { body: file, headers });
}
