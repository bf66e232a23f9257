import { create } from "zustand";

/** Whether the form is unfolded: null while the person has not said, and it folds itself once there is a post. */
interface FormFold {
  chosen: boolean | null;
}

export const useFormFoldStore = create<FormFold>()(() => ({ chosen: null }));

export function setFormOpen(isOpen: boolean): void {
  useFormFoldStore.setState({ chosen: isOpen });
}

/** The form has done its work: it folds itself again. */
export function releaseForm(): void {
  useFormFoldStore.setState({ chosen: null });
}
