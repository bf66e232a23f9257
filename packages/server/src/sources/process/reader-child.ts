import { serveThread } from "../../processes/serve-thread.ts";

// If the process ends during a read, the server reports that the source needed too much memory.
serveThread(new URL("./reader-thread.js", import.meta.url));
