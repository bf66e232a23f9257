import { Notice } from "../../../components/ui/notice.tsx";

/** Marks a legal page as a template that the server's operator must complete. */
export function OperatorNote() {
  return (
    <Notice
      variant="warning"
      title="For the person who runs this server: complete this page"
      className="mt-6"
    >
      This text comes with Slideloom and describes what the software does. You're responsible for
      this page. Add who you are, how to reach you, and what the law in your country requires.
    </Notice>
  );
}
