import {
  type CarouselStatus,
  maxCarouselTitleLength,
} from "@slideloom/core/contract/carousel-limits";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { buildEditorPath } from "../../../lib/editor-path.ts";
import { buildSignInPath } from "../../../lib/return-path.ts";
import { samePlace } from "../../../lib/same-place.ts";
import { useUser } from "../../../lib/session.ts";
import { cleanTitle, readPostTitle } from "../carousel-content.ts";
import { getSession, saveAsNew } from "../open-document.ts";
import { useOpenDocument } from "../open-document-store.ts";
import { saveDialog } from "../save-actions.ts";
import { keepSaveIntent } from "../save-intent.ts";
import { useIsOpen } from "../../../lib/dialog.ts";

const segments = [
  { value: "draft", label: "Draft", hint: "Still being worked on" },
  { value: "published", label: "Published", hint: "Finished and posted" },
] as const;

interface StatusFieldProps {
  status: CarouselStatus;
  onChange: (status: CarouselStatus) => void;
}

function StatusField({ status, onChange }: StatusFieldProps) {
  return (
    <div>
      <span aria-hidden="true" className="mb-1.5 block font-medium">
        Status
      </span>
      <Segmented label="Status" value={status} segments={segments} onValueChange={onChange} />
      <p className="mt-1.5 text-[13px] text-muted">
        The status is only a label for you. To publish the carousel, choose Publish.
      </p>
    </div>
  );
}

function SaveForm() {
  const carousel = useOpenDocument((state) => state.carousel) ?? null;
  const user = useUser();
  const navigate = useNavigate();
  const [title, setTitle] = useState(() => carousel?.title ?? readPostTitle());
  const [status, setStatus] = useState<CarouselStatus>(carousel?.status ?? "draft");
  const [error, setError] = useState<string>();

  const save = (name: string) => {
    if (carousel) return void getSession()?.change({ title: name, status });
    if (user) {
      const id = saveAsNew({ title: name, status, accountId: user.id });
      return void navigate(buildEditorPath(id), { replace: true, state: samePlace });
    }
    keepSaveIntent({ title: name, status });
    void navigate(buildSignInPath("/login", "/create"));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = cleanTitle(title);
    if (!name) return setError("Enter a title");
    saveDialog.close();
    save(name);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 overflow-y-auto px-5 pb-5">
      <TextField
        label="Title"
        value={title}
        maxLength={maxCarouselTitleLength}
        error={error}
        dir="auto"
        onChange={(event) => {
          setTitle(event.target.value);
          setError(undefined);
        }}
      />
      <StatusField status={status} onChange={setStatus} />
      {!user && (
        <p className="text-muted">
          Carousels are saved to your account. Sign in, and we'll save this one and bring you back
          here.
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={saveDialog.close}>Cancel</Button>
        <Button type="submit" variant="primary">
          {carousel || user ? "Save" : "Sign in and save"}
        </Button>
      </div>
    </form>
  );
}

/** Asks for a carousel's title and status. */
export function SaveDialog() {
  const isOpen = useIsOpen(saveDialog);
  const isNew = useOpenDocument((state) => !state.carousel);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={saveDialog.close}
      title={isNew ? "Save to My Carousels" : "Title and status"}
      initialFocus="input"
      className="max-w-[440px]"
    >
      <SaveForm />
    </Dialog>
  );
}
