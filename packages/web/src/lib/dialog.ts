import { create } from "zustand";

/** The open dialogs and what each is about. */
const useOpen = create<ReadonlyMap<object, unknown>>()(() => new Map());

/** A dialog, sheet or page that a person opens, possibly about a subject, and closes. */
export class DialogState<Subject = void> {
  readonly open = (subject: Subject): void => {
    useOpen.setState(new Map(useOpen.getState()).set(this, subject), true);
  };

  readonly close = (): void => {
    useOpen.setState(new Map([...useOpen.getState()].filter(([other]) => other !== this)), true);
  };

  isIn(open = useOpen.getState()): boolean {
    return open.has(this);
  }

  /** Returns the subject; null while the dialog is closed. */
  read(open = useOpen.getState()): Subject | null {
    return open.has(this) ? (open.get(this) as Subject) : null;
  }

  /** Calls back whenever the dialog opens. Returns a function that stops this. */
  onOpened(callback: () => void): () => void {
    return useOpen.subscribe((open, before) => {
      if (this.isIn(open) && !this.isIn(before)) callback();
    });
  }
}

/** Returns the dialog's subject; null while it is closed. */
export const useSubject = <Subject>(dialog: DialogState<Subject>): Subject | null =>
  useOpen((open) => dialog.read(open));

export const useIsOpen = <Subject>(dialog: DialogState<Subject>): boolean =>
  useOpen((open) => dialog.isIn(open));
