import { Notice } from "../../../components/ui/notice.tsx";
import { readErrorMessage } from "../../../lib/error-message.ts";

/** The error of a form's submission. */
export function FormError({ error }: { error: unknown }) {
  if (!error) return null;
  return (
    <Notice variant="danger" role="alert">
      {readErrorMessage(error)}
    </Notice>
  );
}
