import { importSchedule } from "@slideloom/core/import";
import { defineReader, mostInPlaceCharacters } from "../threads/reader.ts";

/** Reads a table of posts with their times and networks. */
export const scheduleReader = defineReader({
  name: "schedule",
  noun: "the table",
  deadlineMs: 5000,
  inPlaceCharacters: mostInPlaceCharacters,
  read: ({ csv }: { csv: string }) => importSchedule(csv),
});
