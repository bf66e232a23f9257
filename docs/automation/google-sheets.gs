/**
 * Slideloom for Google Sheets: from topics in column A to slides in Google Drive.
 *
 * Row 1 contains headings. For every row with a topic and no link in column C, the menu "Slideloom" writes a post (one
 * credit) into column B, renders it, saves the file to Drive and links it in column C; column D shows the result. To render
 * a post again after you edited it in column B, for free, delete the link in column C and run again.
 *
 * Set SERVER below, and your API key as the script property SLIDELOOM_KEY.
 */
const SERVER = "https://slides.example";

const POST = { template: "Educational/Tutorial", style: "Professional", slides: 8 };
const RENDER = { type: "pdf", network: "linkedin", design: { template: "modern" } };

/** Google stops scripts after six minutes; this one pauses before that and continues a minute later. */
const RUN_MS = 4.5 * 60 * 1000;
const PAUSE_MS = 60 * 1000;

function onOpen() {
  SpreadsheetApp.getUi().createMenu("Slideloom").addItem("Write and render", "start").addToUi();
}

/** Started from the menu: processes the active sheet. */
function start() {
  PropertiesService.getDocumentProperties().setProperty(
    "SHEET",
    SpreadsheetApp.getActiveSheet().getName(),
  );
  resume();
}

/** Started from the menu, or by the trigger of a run that paused. */
function resume() {
  const lock = LockService.getDocumentLock();
  // Another run is already processing the rows.
  if (!lock.tryLock(0)) return;
  try {
    deleteOwnTriggers();
    const name = PropertiesService.getDocumentProperties().getProperty("SHEET");
    const sheet = SpreadsheetApp.getActive().getSheetByName(name);
    const pauseMs = workOn(sheet, Date.now() + RUN_MS);
    if (pauseMs !== null) ScriptApp.newTrigger("resume").timeBased().after(pauseMs).create();
  } finally {
    lock.releaseLock();
  }
}

function deleteOwnTriggers() {
  for (const trigger of ScriptApp.getProjectTriggers()) {
    if (trigger.getHandlerFunction() === "resume") ScriptApp.deleteTrigger(trigger);
  }
}

/** Processes the remaining rows. Returns the pause until the next run in milliseconds, or null at the end. */
function workOn(sheet, endMs) {
  const rows = sheet.getDataRange().getValues();
  for (let row = 2; row <= rows.length; row += 1) {
    const [topic, post, link] = rows[row - 1];
    if (!topic || link) continue;
    if (Date.now() > endMs) return PAUSE_MS;
    try {
      doRow(sheet, row, String(topic), String(post || ""));
    } catch (error) {
      sheet.getRange(row, 4).setValue(error.message);
      if (error.pauseMs) return error.pauseMs;
      if (error.isFinal) return null;
    }
    SpreadsheetApp.flush();
  }
  return null;
}

function doRow(sheet, row, topic, written) {
  sheet.getRange(row, 4).setValue("Working…");
  SpreadsheetApp.flush();
  const { blob, warnings } = drawPost(written || writePost(sheet, row, topic));
  const file = DriveApp.createFile(blob.setName(`${topic}.${RENDER.type}`));
  const status = ["Done", ...warnings.map(({ message }) => message)].join(". ");
  sheet.getRange(row, 3, 1, 2).setValues([[file.getUrl(), status]]);
}

function writePost(sheet, row, topic) {
  const { SHA_256 } = Utilities.DigestAlgorithm;
  const digest = Utilities.computeDigest(SHA_256, topic, Utilities.Charset.UTF_8);
  // Within a day, the same row and topic get the same post and are charged once.
  const key = `sheet-${sheet.getSheetId()}-${row}-${Utilities.base64Encode(digest)}`;
  const answer = ask("/api/v1/generate", { ...POST, topic }, { "Idempotency-Key": key });
  const { content } = JSON.parse(answer.getContentText());
  sheet.getRange(row, 2).setValue(content);
  return content;
}

function drawPost(post) {
  const answer = ask("/api/v1/render", { ...RENDER, post });
  if (answer.getResponseCode() === 200) {
    const warnings = readHeader(answer, "X-Render-Warnings") || "[]";
    return { blob: answer.getBlob(), warnings: JSON.parse(warnings) };
  }
  // Rendering exceeded the time limit of a request, so it continues as a job.
  let job = JSON.parse(answer.getContentText());
  while (job.status === "queued" || job.status === "running") {
    Utilities.sleep(2000);
    job = JSON.parse(ask(`/api/v1/jobs/${job.id}`).getContentText());
  }
  if (job.status !== "done") throw new Error(job.message);
  return { blob: ask(job.files[0].url.replace(SERVER, "")).getBlob(), warnings: job.warnings };
}

/** Sends a request. Throws the API's error; `pauseMs` if it asks to wait, `isFinal` if other rows would fail too. */
function ask(path, body, headers) {
  const key = PropertiesService.getScriptProperties().getProperty("SLIDELOOM_KEY");
  const answer = UrlFetchApp.fetch(SERVER + path, {
    method: body ? "post" : "get",
    contentType: "application/json",
    headers: { ...headers, "X-API-Token": key },
    payload: body && JSON.stringify(body),
    muteHttpExceptions: true,
  });
  const status = answer.getResponseCode();
  if (status === 200 || status === 202) return answer;
  const error = new Error(readMessage(answer));
  if (status === 429 || status === 503) {
    error.pauseMs = Math.max(PAUSE_MS, 1000 * Number(readHeader(answer, "Retry-After")));
  }
  error.isFinal = status === 401 || status === 402 || status === 403;
  throw error;
}

function readMessage(answer) {
  try {
    const { error, message } = JSON.parse(answer.getContentText());
    return `${error}: ${message}`;
  } catch {
    return `The server responded with ${answer.getResponseCode()}.`;
  }
}

/** Returns a header, ignoring the case of its name; empty if it is absent. */
function readHeader(answer, name) {
  const headers = answer.getHeaders();
  const found = Object.keys(headers).find((key) => key.toLowerCase() === name.toLowerCase());
  return found ? headers[found] : "";
}
