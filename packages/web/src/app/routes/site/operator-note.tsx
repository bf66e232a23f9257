import { Notice } from "../../../components/ui/notice.tsx";

/** Marks a legal page as what it is: a start for whoever runs the server. */
export function OperatorNote() {
  return (
    <Notice variant="warning" title="A template for the operator of this server" className="mt-6">
      Slideloom comes with this text. It describes what the software does; whoever runs this server
      is responsible for it, and should add who they are, how to reach them, and what the law of
      their country asks for.
    </Notice>
  );
}
