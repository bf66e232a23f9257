import type {
  CellEnd,
  MatrixFault,
  MatrixSetting,
  Trial,
} from "../publishing/matrix/cell.fixture.ts";
import type { FakeNetwork, FaultKind } from "./fake-network.fixture.ts";

/** A running fake network, used by the publishing matrix (tests of crashes and faults) and `npm run dev -- --fakes`. */
export interface RunningFake {
  fake: FakeNetwork;
  /** Part of the path of the call that makes the post. */
  finalCall: string;
  /** Settings that direct the server to the fake. */
  variables: Readonly<Record<string, string>>;
  countPosts(): number;
  /**
   * Called before each post with the post's fault. Sets up faults outside the final call, such as slow processing of
   * images.
   */
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
  /** Combinations of crash and fault that every test run tries. */
  sample: readonly Trial[];
  /**
   * Signals for which the sample also runs on PostgreSQL. `SIGKILL` ends one of two processes, `SIGSTOP` suspends it.
   */
  sampled?: readonly MatrixSetting["signal"][];
  /** Returns the post's real status if the server can find out, otherwise `unknown`. */
  expectEnd(setting: MatrixSetting, trial: Trial): CellEnd;
}
