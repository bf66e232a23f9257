import { zodResolver } from "@hookform/resolvers/zod";
import {
  writerRequestSchema,
  type ParsedWriterRequest,
  type WriterRequest,
} from "@slideloom/core/contract/writers";
import {
  writerProviderIds,
  writerProviders,
  type WriterProvider,
} from "@slideloom/core/generation";
import { useForm, type UseFormReturn, useWatch } from "react-hook-form";
import { Select } from "../../../components/ui/select.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { showToast } from "../../../state/toast-store.ts";
import { addWriter } from "../api/writers.ts";
import { AccountForm, connectField } from "./account-form.tsx";

const empty = { provider: "openai", model: "", key: "", address: "" } as const;

const exampleModels: Record<WriterProvider, string> = {
  openai: "gpt-5-mini",
  anthropic: "claude-haiku-4-5",
  google: "gemini-3.6-flash",
  openrouter: "anthropic/claude-haiku-4.5",
  "openai-compatible": "llama3.1:8b",
};

const providerOptions = writerProviderIds.map((value) => ({ value, text: writerProviders[value] }));

type WriterFormApi = UseFormReturn<WriterRequest, unknown, ParsedWriterRequest>;

/** Adds a writing model with the person's own key. */
export function WriterForm() {
  const form: WriterFormApi = useForm({
    resolver: zodResolver(writerRequestSchema),
    defaultValues: empty,
  });
  const send = async (values: ParsedWriterRequest) => {
    const { model, address } = await addWriter(values);
    form.reset({ ...empty, provider: values.provider });
    showToast({
      title: "Model added",
      description: `${model} answered a test request and can write for you.${
        address === null || address === values.address ? "" : ` We kept the address ${address}.`
      }`,
    });
  };
  return (
    <AccountForm
      label="New model"
      form={form}
      send={send}
      button={["Test and add", "Testing..."]}
      buttonProps={{ className: "self-start" }}
      className="flex flex-col gap-4 rounded-xl border border-line p-4"
    >
      <ModelFields form={form} />
    </AccountForm>
  );
}

function ModelFields({ form }: { form: WriterFormApi }) {
  const { control, setValue } = form;
  const provider = useWatch({ control, name: "provider" });
  const isCompatible = provider === "openai-compatible";
  return (
    <>
      <Select
        label="Provider"
        value={provider}
        options={providerOptions}
        onValueChange={(value) => {
          setValue("provider", value);
          setValue("address", "");
        }}
      />
      {isCompatible && (
        <TextField
          label="Address"
          hint="As the provider shows it, such as https://models.example/v1"
          inputMode="url"
          autoComplete="off"
          {...connectField(form, "address")}
        />
      )}
      <TextField
        label="Model"
        placeholder={exampleModels[provider]}
        autoComplete="off"
        spellCheck={false}
        {...connectField(form, "model")}
      />
      <TextField
        label="Key"
        type="password"
        isOptional={isCompatible}
        hint="Stored encrypted and never shown again"
        autoComplete="off"
        {...connectField(form, "key")}
      />
    </>
  );
}
