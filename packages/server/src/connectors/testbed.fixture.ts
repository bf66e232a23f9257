import type {
  CellEnd,
  MatrixFault,
  MatrixSetting,
  Trial,
} from "../publishing/matrix/cell.fixture.ts";
import type { FakeNetwork, FaultKind } from "./fake-network.fixture.ts";

/** A running fake network, as the publishing matrix and `npm run dev -- --fakes` use it. */
export interface RunningFake {
  fake: FakeNetwork;
  /** Part of the path of the call that makes the post. */
  finalCall: string;
  /** Settings that direct the server to the fake. */
  variables: Readonly<Record<string, string>>;
  countPosts(): number;
  /** Prepares the fake for a fault of the next post, besides the fault of the final call itself. */
  expect?(fault: MatrixFault): void;
}

/** A network's fake, and the expected outcomes of posts on it. */
export interface Testbed {
  start(options: { now: () => Date }): Promise<RunningFake>;
  /** Values of the network's connect form. */
  buildFields?(url: string): Readonly<Record<string, string>>;
  /** Hint for developers who connect the fake; null if the fake isn't started for development. */
  hint: string | null;
  /** Faults that only this network has. */
  faults?: readonly FaultKind[];
  /**
   * The trials of every test run. In each, the network processes the request, but no server process gets the response.
   */
  sample: readonly Trial[];
  /** Whether the sample also runs with two processes, one of them killed or suspended. */
  sampled?: readonly MatrixSetting["signal"][];
  /** Returns the real outcome if it can be determined, otherwise `unknown`. */
  expectEnd(setting: MatrixSetting, trial: Trial): CellEnd;
}
