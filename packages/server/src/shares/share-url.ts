/** The address of the read-only page of what is shared; a path where the server doesn't know under which name it is reached. */
export const buildShareUrl = (token: string, publicUrl: string | null) =>
  `${publicUrl ?? ""}/s/${token}`;
