import { RadioGroup } from "radix-ui";
import { type ComponentProps, type KeyboardEvent, useRef } from "react";

/** Whether the key moves the focus to another choice. With a modifier it is the browser's. */
const movesFocus = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.startsWith("Arrow") && !ctrlKey && !metaKey && !altKey && !shiftKey;

interface RadioChoicesProps extends ComponentProps<typeof RadioGroup.Root> {
  onValueChange: (value: string) => void;
}

/**
 * A radio group in which an arrow key chooses, however short it is pressed. Radix moves the focus a task after the key
 * went down, and chooses only while it still is: https://github.com/radix-ui/primitives/issues/4094
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
