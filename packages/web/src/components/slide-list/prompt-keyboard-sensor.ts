import { KeyboardSensor, type KeyboardSensorProps } from "@dnd-kit/core";

/**
 * dnd-kit hears keys only a timer after the one that picks a slide up. A busy machine delivers several keys before any
 * timer: these are kept, and handled then.
 */
export class PromptKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const early: KeyboardEvent[] = [];
    const keep = (event: KeyboardEvent) => {
      if (event === props.event) return;
      event.preventDefault();
      early.push(event);
    };
    document.addEventListener("keydown", keep);
    setTimeout(() => {
      document.removeEventListener("keydown", keep);
      for (const event of early) this["handleKeyDown"](event);
    });
  }
}
