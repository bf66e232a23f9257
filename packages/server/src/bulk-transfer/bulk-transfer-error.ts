import { DomainError } from "../errors/domain-error.ts";

const statements = {
  "library-file-empty":
    "There is no carousel in this file. Choose a ZIP that was exported from Slideloom.",
  "library-file-too-large": "This file is larger than 256 MB. Split it and import the parts.",
  "library-file-unreadable": "This file is damaged or isn't a ZIP. Nothing was imported.",
  /** Preceded by a sentence that names the entry and its problem. */
  "library-entry-refused": "Nothing was imported.",
  "library-too-much-inside":
    "This ZIP contains too much to import. A ZIP can have up to 40,000 files. Unpacked, the files can have up to 512 MB in total and up to 50 times the size of the ZIP. Split the ZIP and import the parts.",
};

type BulkTransferErrorCode = keyof typeof statements;

export class BulkTransferError extends DomainError<BulkTransferErrorCode> {
  /** `problem` is a sentence that names the rejected entry. */
  constructor(
    code: BulkTransferErrorCode,
    { problem, ...options }: ErrorOptions & { problem?: string } = {},
  ) {
    super(code, [problem, statements[code]].filter(Boolean).join(" "), options);
  }
}
