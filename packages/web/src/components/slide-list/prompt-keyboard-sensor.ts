import { KeyboardSensor, type KeyboardSensorProps } from "@dnd-kit/core";

/** Queues keys pressed right after pick-up, because dnd-kit listens for keys only after a timer. */
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
