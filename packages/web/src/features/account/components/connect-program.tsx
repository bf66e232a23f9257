import type { ApiKeyScope } from "@slideloom/core/contract/api-key-scopes";
import type { OauthQuestion, OauthRequest } from "@slideloom/core/contract/oauth";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorNotice } from "../../../components/error-notice.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { SwitchRow } from "../../../components/ui/switch-row.tsx";
import { answerProgram, useOauthQuestion } from "../api/programs.ts";
import { scopeTexts } from "../scope-texts.ts";
import { ChoiceBoxes } from "./choice-boxes.tsx";

/** Leads on to the program. The server only returns addresses that it checked. */
function leave(redirect: string): void {
  if (/^(https?|cursor):/.test(redirect)) location.assign(redirect);
}

function Where({ question: { host, isOnThisComputer, name, redirectHost } }: Asked) {
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 wrap-anywhere">
        <dt className="text-muted">Program</dt>
        <dd className="font-medium">{host ?? "not verified"}</dd>
        <dt className="text-muted">Continues at</dt>
        <dd className="font-medium">{redirectHost}</dd>
      </dl>
      {(host === null || isOnThisComputer) && (
        <Notice variant="warning" title="Only continue if you started this">
          {isOnThisComputer
            ? "A program on this computer asks for access."
            : `Anyone could name a program “${name}”. Check where it continues.`}
        </Notice>
      )}
    </>
  );
}

interface Asked {
  question: OauthQuestion;
}

function Question({ question, request }: Asked & { request: OauthRequest }) {
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>(question.scopes);
  const [asksToPublish, setAsksToPublish] = useState(true);
  const { mutate, error, isPending } = useMutation({ mutationFn: answerProgram, onSuccess: leave });
  const answer = (allow: boolean) => mutate({ request, allow, scopes: [...scopes], asksToPublish });
  const toggle = (scope: ApiKeyScope) =>
    setScopes(scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope]);
  const choices = question.scopes.map((scope) => [scope, scopeTexts[scope]] as const);
  return (
    <div className="flex flex-col gap-5">
      <Where question={question} />
      <ChoiceBoxes
        legend={`${question.name} may`}
        choices={Object.fromEntries(choices)}
        chosen={scopes}
        error={undefined}
        onChange={({ currentTarget }) => toggle(currentTarget.value as ApiKeyScope)}
      />
      {scopes.includes("publish") && (
        <div>
          <SwitchRow
            label="Ask me before each post"
            isOn={asksToPublish}
            onChange={setAsksToPublish}
          />
          <p className="text-[13px] text-muted">
            Posts wait on the Approvals page until you approve them.
          </p>
        </div>
      )}
      <ErrorNotice error={error} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          disabled={isPending || scopes.length === 0}
          onClick={() => answer(true)}
        >
          Allow
        </Button>
        <Button disabled={isPending} onClick={() => answer(false)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** Asks what a program may do with the account. */
export function ConnectProgram({ request }: { request: OauthRequest }) {
  const { data, error } = useOauthQuestion(request);
  if (error) {
    return (
      <Notice variant="warning" role="alert" title="This program can't be connected">
        {error.message}
      </Notice>
    );
  }
  return data ? (
    <Question question={data} request={request} />
  ) : (
    <p className="text-muted">Loading…</p>
  );
}
