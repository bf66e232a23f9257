import { readErrorMessage } from "../lib/error-message.ts";
import { Notice } from "./ui/notice.tsx";

/** The message of an error, if there is one. */
export function ErrorNotice({ error }: { error: unknown }) {
  if (!error) return null;
  return (
    <Notice variant="danger" role="alert">
      {readErrorMessage(error)}
    </Notice>
  );
}
