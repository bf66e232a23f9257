import { downloadApi } from "../../../lib/api.ts";
import { saveFile } from "../../../lib/save-file.ts";

/** Downloads all data of the account as JSON. */
export async function exportAccount(): Promise<void> {
  saveFile("slideloom-account.json", await downloadApi("exportAccount"));
}
