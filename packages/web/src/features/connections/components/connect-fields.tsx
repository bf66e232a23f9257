import type { ConnectField } from "@slideloom/core/networks";
import { PasswordField } from "../../../components/ui/password-field.tsx";
import { TextField, type TextFieldProps } from "../../../components/ui/text-field.tsx";

const inputs: Readonly<Record<ConnectField["kind"], Partial<TextFieldProps>>> = {
  name: {},
  handle: { autoCapitalize: "off", spellCheck: false },
  secret: {},
  url: { inputMode: "url" },
  host: { inputMode: "url", autoCapitalize: "off", spellCheck: false },
};

type Values = Readonly<Record<string, string>>;

interface ConnectFieldsProps {
  fields: readonly ConnectField[];
  values: Values;
  onChange: (values: Values) => void;
}

export function ConnectFields({ fields, values, onChange }: ConnectFieldsProps) {
  return fields.map(({ name, kind, label, hint, placeholder }) => {
    const Input = kind === "secret" ? PasswordField : TextField;
    return (
      <Input
        key={name}
        label={label}
        {...(hint !== undefined && { hint })}
        placeholder={placeholder}
        {...inputs[kind]}
        autoComplete="off"
        required
        className="w-full"
        value={values[name] ?? ""}
        onChange={(event) => onChange({ ...values, [name]: event.target.value })}
      />
    );
  });
}
