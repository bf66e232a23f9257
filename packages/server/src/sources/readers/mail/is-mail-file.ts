import type { SourceFile } from "../source-file.ts";

const field =
  /^(?:from|to|subject|date|received|return-path|message-id|mime-version|content-type|delivered-to|snapshot-content-location|x-[\w-]+|dkim-signature|reply-to|cc|list-[\w-]+|arc-[\w-]+|authentication-results|sender):/i;
const minFields = 3;
/** A mail's fields are at its start. */
const startBytes = 40_000;

/** Whether a file is a mail or a page saved as MHTML, by the fields at its start. */
export function isMailFile({ bytes, fileName = "" }: SourceFile): boolean {
  const start = skipFront(Buffer.from(bytes.subarray(0, startBytes)).toString("latin1"));
  const [head = ""] = start.replaceAll(/\r\n?/g, "\n").split("\n\n", 1);
  const lines = head.split("\n");
  if (!field.test(lines[0] ?? "")) return false;
  const fields = lines.filter((line) => field.test(line)).length;
  const isSent = lines.some((line) =>
    /^(?:mime-version|content-type|received|message-id):/i.test(line),
  );
  return /\.(?:eml|emlx|mht|mhtml)$/i.test(fileName) || (fields >= minFields && isSent);
}

/** Skips the line with which some programs begin a mail: its length, or `From` and its sender. */
export const skipFront = (text: string) =>
  text.replace(/^\s{0,10}(?:\d{1,12}[ \t]*\r?\n|From \S[^\n]{0,500}\n)/, "");
