import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A password field with a button that reveals the value. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "inset">) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      autoCapitalize="off"
      spellCheck={false}
      inset={
        <IconButton
          label={isShown ? "Hide password" : "Show password"}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={18} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
