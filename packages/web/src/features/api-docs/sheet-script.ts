/** Returns an Apps Script function as text. A second run on the same topic within a day costs no credit. */
export function buildSheetCellScript(baseUrl: string): string {
  return `function generatePost() {
  const cell = SpreadsheetApp.getActiveSheet().getActiveCell();
  const topic = String(cell.getValue());
  const digest = Utilities.computeDigest(Utilities.DigestAlgorithm.SHA_256, topic, Utilities.Charset.UTF_8);
  const response = UrlFetchApp.fetch("${baseUrl}/generate", {
    method: "post",
    contentType: "application/json",
    headers: {
      "X-API-Token": PropertiesService.getScriptProperties().getProperty("SLIDELOOM_KEY"),
      "Idempotency-Key": Utilities.base64Encode(digest),
    },
    payload: JSON.stringify({ topic, template: "Educational/Tutorial" }),
    muteHttpExceptions: true,
  });
  const result = JSON.parse(response.getContentText());
  cell.offset(0, 1).setValue(result.content || result.message);
}`;
}
