import type { Connection } from "@slideloom/core/contract/connections";
import type { Publication, PublicationTarget } from "@slideloom/core/contract/publications";
import { accountName, rulesFor } from "@slideloom/core/networks";
import {
  checkCaption,
  listErrors,
  measureCaption,
  type PublicationProblem,
} from "@slideloom/core/publishing";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { CaptionCount } from "../../../components/caption-count.tsx";
import { CaptionField } from "../../../components/caption-field.tsx";
import { Awaited } from "../../../components/loading-state.tsx";
import { ProblemList } from "../../../components/problem-list.tsx";
import { ConnectionChoice } from "../../../components/publications/connection-choice.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { useConnections } from "../../../lib/connections.ts";
import { changePublication } from "../../../lib/publications.ts";
import { showToast } from "../../../state/toast-store.ts";
import { reportFailure } from "../move-publication.ts";

/** Captions by connection id. A connected account without an entry gets the carousel's caption. */
type Typed = Readonly<Record<string, string>>;

/**
 * A chosen account. `target` is undefined if the publication didn't have the account before, and `caption` is undefined
 * if the carousel's caption is published.
 */
interface ChosenAccount {
  connection: Connection;
  target: PublicationTarget | undefined;
  caption: string | undefined;
  problems: readonly PublicationProblem[];
}

function AccountCaption({
  connection,
  target,
  caption,
  problems,
  onChange,
}: ChosenAccount & { onChange: (caption: string) => void }) {
  const { options = {} } = target ?? {};
  const text = caption ?? "";
  return (
    <div>
      <CaptionField
        label={`Caption for ${accountName(connection)}`}
        rows={5}
        value={text}
        placeholder={caption === undefined ? "Same as the carousel's caption" : ""}
        onChange={onChange}
        note={<CaptionCount {...measureCaption({ ...connection, options }, text)} />}
      />
      <ProblemList problems={problems} />
    </div>
  );
}

/** Returns the chosen accounts with their captions and what the network would refuse. */
function listAccounts(
  { targets }: Publication,
  { chosen, typed }: { chosen: readonly Connection[]; typed: Typed },
): ChosenAccount[] {
  return chosen.map((connection) => {
    const target = targets.find(({ connection_id }) => connection_id === connection.id);
    const caption = typed[connection.id];
    const payload = { caption: caption ?? "", options: target?.options ?? {} };
    const problems = checkCaption(rulesFor(connection), payload);
    return { connection, target, caption, problems };
  });
}

function buildTarget({ connection, target, caption }: ChosenAccount) {
  const { alt_texts, options, slide_size } = target ?? {};
  return {
    connection_id: connection.id,
    caption,
    ...(alt_texts && { alt_texts }),
    ...(options && { options }),
    ...(slide_size && { slide_size }),
  };
}

interface ContentFormProps {
  publication: Publication;
  onClose: () => void;
}

function Form({
  publication,
  connections,
  onClose,
}: ContentFormProps & { connections: readonly Connection[] }) {
  const { id, version, targets } = publication;
  const [typed, setTyped] = useState<Typed>(() =>
    Object.fromEntries(targets.map((target) => [target.connection_id ?? "", target.caption])),
  );
  const [ids, setIds] = useState<readonly string[]>(() =>
    targets.flatMap(({ connection_id }) => connection_id ?? []),
  );
  const chosen = connections.filter((connection) => ids.includes(connection.id));
  const accounts = listAccounts(publication, { chosen, typed });
  const { mutate, isPending } = useMutation({
    mutationFn: () => changePublication(id, { version, targets: accounts.map(buildTarget) }),
    onSuccess: () => {
      onClose();
      showToast({ title: "Post updated", description: publication.title });
    },
    onError: (error) => reportFailure("Post not updated", error),
  });
  const isTooLong = accounts.some(({ problems }) => listErrors(problems).length > 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <form
      noValidate
      aria-label="Edit post"
      onSubmit={submit}
      className="flex flex-col gap-4 rounded-xl bg-sunken p-3"
    >
      <ConnectionChoice connections={connections} chosenIds={ids} onChange={setIds} />
      {accounts.map((account) => (
        <AccountCaption
          key={account.connection.id}
          {...account}
          onChange={(caption) => setTyped({ ...typed, [account.connection.id]: caption })}
        />
      ))}
      {accounts.length === 0 && <p role="status">Choose an account.</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          type="submit"
          variant="primary"
          disabled={isPending || isTooLong || accounts.length === 0}
        >
          Save changes
        </Button>
        <Button size="small" variant="ghost" onClick={onClose}>
          Back
        </Button>
      </div>
    </form>
  );
}

/** Changes the accounts and captions of a publication that isn't sent yet. */
export function ContentForm(props: ContentFormProps) {
  const query = useConnections();
  const { data } = query;
  if (data) return <Form {...props} connections={data.connections} />;
  return <Awaited title="We couldn't load your connected accounts" query={query} />;
}
