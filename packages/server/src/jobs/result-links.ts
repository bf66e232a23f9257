import { buildUrl } from "@slideloom/core/contract";
import { LinkSigner } from "../secrets/link-signer.ts";

/** A file that a job has drawn. */
export interface ResultFile {
  jobId: string;
  /** Which of the job's files; see `buildResultKey`. */
  part: string;
  name: string;
  expiresAtMs: number;
}

/** Addresses of what jobs have drawn, for services that know no key; they end with the files. */
export class ResultLinks {
  readonly #signer: LinkSigner;
  readonly #publicUrl: string;

  constructor({ appSecret, publicUrl }: { appSecret: string; publicUrl: string | null }) {
    this.#signer = new LinkSigner(appSecret, "results");
    this.#publicUrl = publicUrl ?? "";
  }

  build(file: ResultFile): string {
    const { jobId, part, name, expiresAtMs } = file;
    const signed = `${expiresAtMs}-${this.#signer.sign(printFile(file))}`;
    return this.#publicUrl + buildUrl("getJobFile", { params: { jobId, part, signed, name } });
  }

  isGenuine(file: ResultFile, signature: string): boolean {
    return this.#signer.isGenuine(printFile(file), signature);
  }
}

/** Under which a part of a job is kept in the storage. */
export const buildResultKey = (jobId: string, part: string) => `${jobId}-${part}`;

const printFile = ({ jobId, part, name, expiresAtMs }: ResultFile) =>
  `${jobId}/${part}/${expiresAtMs}/${name}`;
