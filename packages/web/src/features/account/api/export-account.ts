import { downloadApi } from "../../../lib/api.ts";
import { saveFile } from "../../../lib/save-file.ts";

/** Downloads all that is kept about the account as JSON. */
export async function exportAccount(): Promise<void> {
  saveFile("slideloom-account.json", await downloadApi("exportAccount"));
}
