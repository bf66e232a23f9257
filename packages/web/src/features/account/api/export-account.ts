import { fetchApi, readApiError } from "../../../lib/api.ts";
import { saveFile } from "../../../lib/save-file.ts";

/** Downloads all that is kept about the account as JSON. */
export async function exportAccount(): Promise<void> {
  const response = await fetchApi("GET", "/api/auth/export");
  if (!response.ok) throw await readApiError(response);
  saveFile("slideloom-account.json", await response.blob());
}
