import { RadioGroup } from "radix-ui";
import { type ComponentProps, type KeyboardEvent, useRef } from "react";

/** Returns true for arrow keys without modifiers, which move between choices. */
const movesFocus = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.startsWith("Arrow") && !ctrlKey && !metaKey && !altKey && !shiftKey;

interface RadioChoicesProps extends ComponentProps<typeof RadioGroup.Root> {
  onValueChange: (value: string) => void;
}

/**
 * A radio group that handles short arrow key presses. Radix selects only if the key is still down when the focus moves.
 * See https://github.com/radix-ui/primitives/issues/4094
 */
export function RadioChoices({ onValueChange, ...props }: RadioChoicesProps) {
  const choosesFocusedRef = useRef(false);
  return (
    <RadioGroup.Root
      {...props}
      onValueChange={(value) => {
        choosesFocusedRef.current = false;
        onValueChange(value);
      }}
      onKeyDownCapture={(event) => {
        choosesFocusedRef.current = movesFocus(event);
      }}
      onFocus={({ target }) => {
        if (choosesFocusedRef.current) target.click();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) choosesFocusedRef.current = false;
      }}
      onPointerDownCapture={() => {
        choosesFocusedRef.current = false;
      }}
    />
  );
}
