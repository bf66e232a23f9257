const messages = {
  "library-file-empty":
    "There is no carousel in this file. Choose a ZIP that was exported from Slideloom.",
  "library-file-too-large": "This file is larger than 256 MB. Split it and import the parts.",
  "library-file-unreadable": "This file is damaged or no ZIP.",
};

export type LibraryErrorCode = keyof typeof messages;

/** A file that can't be imported. The message is for people. */
export class LibraryError extends Error {
  override name = "LibraryError";
  readonly code: LibraryErrorCode;

  constructor(code: LibraryErrorCode, options?: ErrorOptions) {
    super(messages[code], options);
    this.code = code;
  }
}
