import { maxWriters, type OwnWriter } from "@slideloom/core/contract/writers";
import { describeWriter, type WriterName } from "@slideloom/core/generation";
import { countNoun } from "@slideloom/core/text";
import { useMutation } from "@tanstack/react-query";
import { ErrorNotice } from "../../../components/error-notice.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { showToast } from "../../../state/toast-store.ts";
import {
  orderWriters,
  removeWriter,
  testWriter,
  useWriterOrder,
  useWriters,
} from "../api/writers.ts";
import { WriterForm } from "./writer-form.tsx";
import { WriterItem } from "./writer-item.tsx";
import { showFailure } from "../../../state/failure-toast.ts";

function useChanges() {
  const test = useMutation({
    mutationFn: ({ id }: OwnWriter) => testWriter(id),
    onSuccess: (_, { model }) =>
      showToast({ title: "Model answered", description: `${model} can write for you.` }),
    onError: showFailure("Model didn't answer"),
  });
  const remove = useMutation({
    mutationFn: ({ id }: OwnWriter) => removeWriter(id),
    onSuccess: (_, { model }) =>
      showToast({ title: "Model removed", description: `${model} and its key were deleted.` }),
    onError: showFailure("Model not removed"),
  });
  const order = useMutation({
    mutationFn: orderWriters,
    onError: showFailure("Order not changed"),
  });
  return { test, remove, order, isBusy: test.isPending || remove.isPending || order.isPending };
}

/** Returns the ids with two neighbours exchanged. */
function swap(writers: readonly OwnWriter[], from: number, to: number): string[] {
  const ids = writers.map(({ id }) => id);
  return ids.map((id, index) => (index === from ? ids[to] : index === to ? ids[from] : id) ?? id);
}

const describePriced = (writer: WriterName & { credits: number }) =>
  `${describeWriter(writer)} (${countNoun(writer.credits, "credit")})`;

/** Lists the models that are tried after the account's own. */
function OtherWriters({ hasOwn }: { hasOwn: boolean }) {
  const { data } = useWriterOrder();
  const others = data?.writers.filter(({ owner }) => owner !== "account") ?? [];
  if (others.length === 0) return null;
  const names = others.map(describePriced).join(", then ");
  return (
    <p className="text-[13px] text-muted">
      {hasOwn
        ? `If none of these models can write, we use: ${names}.`
        : `Until you add a model, we use: ${names}.`}
    </p>
  );
}

/** The account's writing models in order, and a form to add another. */
export function Writers() {
  const { data, error } = useWriters();
  const { test, remove, order, isBusy } = useChanges();
  const writers = data?.writers ?? [];
  return (
    <div className="flex max-w-lg flex-col gap-5">
      <ErrorNotice error={error} />
      {writers.length > 0 && (
        <ol aria-label="Your models">
          {writers.map((item, index) => (
            <WriterItem
              key={item.id}
              item={item}
              isFirst={index === 0}
              isLast={index === writers.length - 1}
              isBusy={isBusy}
              onMove={(by) => order.mutate(swap(writers, index, index + by))}
              onTest={() => test.mutate(item)}
              onRemove={() => remove.mutate(item)}
            />
          ))}
        </ol>
      )}
      {data && <OtherWriters hasOwn={writers.length > 0} />}
      {data?.ollama === "offered" && (
        <Notice variant="info" title="Ollama runs on this server">
          The person who runs this server can let Ollama write for everyone who is signed in, at 0
          credits. The command is <code>slideloom admin ollama use</code>
        </Notice>
      )}
      {data && writers.length < maxWriters && <WriterForm />}
    </div>
  );
}
