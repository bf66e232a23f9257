import { serveReaders } from "../threads/serve-readers.ts";
import { readers } from "./readers.ts";

serveReaders(readers);
