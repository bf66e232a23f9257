import { countNoun } from "@slideloom/core/text";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { useSubject } from "../../lib/dialog.ts";
import { logOutDialog } from "./log-out.ts";

/** Asks for confirmation if logging out would discard unsaved changes. */
export function LogOutDialog() {
  const question = useSubject(logOutDialog);
  if (!question) return null;
  const { lost, answer } = question;
  const changes = countNoun(lost.length, "unsaved change");
  return (
    <Dialog
      isOpen
      onOpenChange={() => answer(false)}
      title={`Log out and lose ${changes}?`}
      description="We couldn't save these changes to your account. If you log out, they're deleted from this browser."
      className="max-h-[82dvh] max-w-md"
    >
      <ul className="min-h-0 list-disc overflow-y-auto px-5 pl-9 wrap-anywhere">
        {lost.map((name, index) => (
          <li key={`${index} ${name}`}>{name}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2 px-5 pt-4 pb-5">
        <Button onClick={() => answer(false)}>Stay logged in</Button>
        <Button variant="danger" onClick={() => answer(true)}>
          Log out anyway
        </Button>
      </div>
    </Dialog>
  );
}
