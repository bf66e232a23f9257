import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createContext, runInContext } from "node:vm";
import type { DocumentedRequest } from "../documented-request.ts";

/** Apps Script requests are synchronous, so a child process makes them. */
const fetchProgram = `
  const { url, ...init } = JSON.parse(await new Response(process.stdin).text());
  const response = await fetch(url, init);
  const bytes = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  console.log(JSON.stringify({ status: response.status, headers, body: bytes.toString("base64") }));
`;

function fetchNow(request: DocumentedRequest) {
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", fetchProgram], {
    input: JSON.stringify(request),
    maxBuffer: 64 * 1024 * 1024,
  });
  const { body, ...rest } = JSON.parse(output.toString()) as {
    status: number;
    headers: Record<string, string>;
    body: string;
  };
  return { ...rest, bytes: Buffer.from(body, "base64") };
}

interface Trigger {
  handler: string;
  afterMs: number;
}

/**
 * Simulates Google's globals for a script that is bound to a sheet with these rows. The script's HTTP requests are
 * real.
 */
export class AppsScript {
  readonly rows: unknown[][];
  readonly requests: DocumentedRequest[] = [];
  readonly files: { name: string; bytes: Buffer }[] = [];
  triggers: Trigger[] = [];
  nowMs = 0;
  /** Called before each request. */
  onRequest: (url: string) => void = () => undefined;
  readonly #context: object;

  constructor(code: string, key: string, rows: unknown[][]) {
    this.rows = rows;
    this.#context = createContext(this.#buildGlobals(key));
    runInContext(code, this.#context);
  }

  call(name: string): void {
    runInContext(`${name}()`, this.#context);
  }

  #buildGlobals(key: string) {
    const properties = new Map<string, string>();
    const sheet = this.#buildSheet();
    return {
      Date: { now: () => this.nowMs },
      LockService: {
        getDocumentLock: () => ({ tryLock: () => true, releaseLock: () => undefined }),
      },
      PropertiesService: {
        getScriptProperties: () => ({
          getProperty: (name: string) => (name === "SLIDELOOM_KEY" ? key : null),
        }),
        getDocumentProperties: () => ({
          getProperty: (name: string) => properties.get(name) ?? null,
          setProperty: (name: string, value: string) => properties.set(name, value),
        }),
      },
      ScriptApp: {
        getProjectTriggers: () =>
          this.triggers.map((trigger) => ({
            ...trigger,
            getHandlerFunction: () => trigger.handler,
          })),
        deleteTrigger: ({ handler }: Trigger) => {
          this.triggers = this.triggers.filter((trigger) => trigger.handler !== handler);
        },
        newTrigger: (handler: string) => ({
          timeBased: () => ({
            after: (afterMs: number) => ({
              create: () => this.triggers.push({ handler, afterMs }),
            }),
          }),
        }),
      },
      SpreadsheetApp: {
        flush: () => undefined,
        getActiveSheet: () => sheet,
        getActive: () => ({
          getSheetByName: (name: string) => (name === sheet.getName() ? sheet : null),
        }),
      },
      DriveApp: {
        createFile: (file: { name: string; bytes: Buffer }) => {
          const count = this.files.push(file);
          return { getUrl: () => `https://drive.example/${count}` };
        },
      },
      Utilities: {
        sleep: (milliseconds: number) => (this.nowMs += milliseconds),
        DigestAlgorithm: { SHA_256: "sha256" },
        Charset: { UTF_8: "utf8" },
        computeDigest: (algorithm: string, text: string) =>
          createHash(algorithm).update(text).digest(),
        base64Encode: (bytes: Buffer) => bytes.toString("base64"),
      },
      UrlFetchApp: { fetch: (url: string, options: FetchOptions) => this.#fetch(url, options) },
    };
  }

  #buildSheet() {
    return {
      getName: () => "Plan",
      getSheetId: () => 17,
      getDataRange: () => ({ getValues: () => this.rows.map((row) => [...row]) }),
      getRange: (row: number, column: number) => {
        const setValues = ([values = []]: unknown[][]) =>
          void this.rows[row - 1]?.splice(column - 1, values.length, ...values);
        return { setValues, setValue: (value: unknown) => setValues([[value]]) };
      },
    };
  }

  #fetch(url: string, { method, contentType, headers, payload }: FetchOptions) {
    this.onRequest(url);
    const sent = { ...headers, "Content-Type": contentType };
    const request = { method: method.toUpperCase(), url, headers: sent, body: payload };
    this.requests.push(request);
    const { status, headers: answered, bytes } = fetchNow(request);
    return {
      getResponseCode: () => status,
      getHeaders: () => answered,
      getContentText: () => bytes.toString(),
      getBlob: () => ({ setName: (name: string) => ({ name, bytes }) }),
    };
  }
}

interface FetchOptions {
  method: string;
  contentType: string;
  headers: Record<string, string>;
  payload: string | undefined;
}
