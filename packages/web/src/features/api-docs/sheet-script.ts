/** A function for Apps Script; a second run with the same words in the cell is paid once, within a day. */
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
  const answer = JSON.parse(response.getContentText());
  cell.offset(0, 1).setValue(answer.content || answer.message);
}`;
}

/** A menu for a sheet that writes a post for every row with a topic and none yet. */
export function buildSheetRowsScript(baseUrl: string): string {
  return `const URL = "${baseUrl}/generate";

function onOpen() {
  SpreadsheetApp.getUi().createMenu("Slideloom").addItem("Write posts", "writePosts").addToUi();
}

function writePosts() {
  const sheet = SpreadsheetApp.getActiveSheet();
  const rows = sheet.getDataRange().getValues();
  const key = PropertiesService.getScriptProperties().getProperty("SLIDELOOM_KEY");
  for (let row = 2; row <= rows.length; row += 1) {
    const [topic, post] = rows[row - 1];
    if (!topic || post) continue;
    const answer = askForPost(String(topic), row, key);
    sheet.getRange(row, 2, 1, 2).setValues([[answer.content || "", answer.message || ""]]);
    SpreadsheetApp.flush();
    if (answer.error === "Insufficient credits") break;
  }
}

function askForPost(topic, row, key) {
  const digest = Utilities.computeDigest(
    Utilities.DigestAlgorithm.SHA_256,
    topic,
    Utilities.Charset.UTF_8,
  );
  const response = UrlFetchApp.fetch(URL, {
    method: "post",
    contentType: "application/json",
    headers: {
      "X-API-Token": key,
      "Idempotency-Key": \`row-\${row}-\${Utilities.base64Encode(digest)}\`,
    },
    payload: JSON.stringify({ topic, template: "Educational/Tutorial", slides: 8 }),
    muteHttpExceptions: true,
  });
  return JSON.parse(response.getContentText());
}`;
}
