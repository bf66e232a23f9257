import { KeyboardSensor, type KeyboardSensorProps } from "@dnd-kit/core";

/** dnd-kit starts listening to keys in a timer after pick-up. Keys pressed before are queued and handled then. */
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
