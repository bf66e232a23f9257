import type { BulkImportResponse } from "@slideloom/core/contract";
import { requestApi } from "../../../lib/api.ts";

export function bulkImport(file: Blob): Promise<BulkImportResponse> {
  const headers = { "content-type": "application/zip" };
  return requestApi("POST", "/api/library/import", { body: file, headers });
}
