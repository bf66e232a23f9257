import { buildUrl } from "@slideloom/core/contract/routes";
import { LinkSigner } from "../secrets/link-signer.ts";

export interface ResultFile {
  jobId: string;
  /** Name of the file within the job, see `buildResultKey`. */
  part: string;
  name: string;
  expiresAtMs: number;
}

/** Signs URLs of jobs' files, for services without an API key. The URLs expire with the files. */
export class ResultLinks {
  readonly #signer: LinkSigner;
  readonly #publicUrl: string;

  constructor({ appSecret, publicUrl }: { appSecret: string; publicUrl: string | null }) {
    this.#signer = new LinkSigner(appSecret, "results");
    this.#publicUrl = publicUrl ?? "";
  }

  build(file: ResultFile): string {
    const { jobId, part, name, expiresAtMs } = file;
    const sig = `${expiresAtMs}-${this.#signer.sign(printFile(file))}`;
    return (
      this.#publicUrl + buildUrl("getJobFile", { params: { jobId, part, name }, query: { sig } })
    );
  }

  isGenuine(file: ResultFile, signature: string): boolean {
    return this.#signer.isGenuine(printFile(file), signature);
  }
}

export const buildResultKey = (jobId: string, part: string) => `${jobId}-${part}`;

const printFile = ({ jobId, part, name, expiresAtMs }: ResultFile) =>
  `${jobId}/${part}/${expiresAtMs}/${name}`;
