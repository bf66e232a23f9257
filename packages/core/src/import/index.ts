export { importSchedule } from "./csv-schedule.ts";
export type { NetworkName, ScheduledPost, ScheduleImport } from "./csv-schedule.ts";
export { detectImportFormat, importText } from "./import-text.ts";
export { importParagraphs } from "./paragraphs.ts";
export { importFormats } from "./imported.ts";
export type { ImportedPost, ImportFormat, ImportNote, ImportResult } from "./imported.ts";
