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
import { Button } from "../../../components/ui/button.tsx";
import { Select } from "../../../components/ui/select.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { showToast } from "../../../state/toast-store.ts";
import { addWriter } from "../api/writers.ts";
import { FormError } from "./account-fields.tsx";

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
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      const { model, address } = await addWriter(values);
      form.reset({ ...empty, provider: values.provider });
      showToast({
        title: "Model added",
        description: `${model} answered a test request and can write for you.${
          address === null || address === values.address ? "" : ` We kept the address ${address}.`
        }`,
      });
    } catch (error) {
      form.setError("root", { message: readErrorMessage(error) });
    }
  });
  return (
    <form
      noValidate
      aria-label="New model"
      onSubmit={submit}
      className="flex flex-col gap-4 rounded-xl border border-line p-4"
    >
      <ModelFields form={form} />
      <FormError message={errors.root?.message} />
      <Button type="submit" variant="primary" disabled={isSubmitting} className="self-start">
        {isSubmitting ? "Testing..." : "Test and add"}
      </Button>
    </form>
  );
}

function ModelFields({ form }: { form: WriterFormApi }) {
  const { register, control, setValue, formState } = form;
  const { errors } = formState;
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
          error={errors.address?.message}
          {...register("address")}
        />
      )}
      <TextField
        label="Model"
        placeholder={exampleModels[provider]}
        autoComplete="off"
        spellCheck={false}
        error={errors.model?.message}
        {...register("model")}
      />
      <TextField
        label="Key"
        type="password"
        isOptional={isCompatible}
        hint="Stored encrypted and never shown again"
        autoComplete="off"
        error={errors.key?.message}
        {...register("key")}
      />
    </>
  );
}
