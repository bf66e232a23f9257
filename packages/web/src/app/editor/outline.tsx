import { OutlinePage } from "../../features/making/outline/outline-page.tsx";
import { endStart } from "../../features/making/start/make-slides.ts";

/** The outline in the middle of the editor. */
export const EditorOutline = () => <OutlinePage onWritten={endStart} />;
