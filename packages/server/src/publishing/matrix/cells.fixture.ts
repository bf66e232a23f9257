import { networkIds } from "@slideloom/core/networks";
import { bridgeTestbed } from "../../connectors/bridge-testbed.fixture.ts";
import { faultKinds } from "../../connectors/fake-network.fixture.ts";
import type { Testbed } from "../../connectors/testbed.fixture.ts";
import { testbeds } from "../../connectors/testbeds.fixture.ts";
import {
  crashPoints,
  type Cell,
  type CellEnd,
  type MatrixFault,
  type MatrixNetworkId,
  type MatrixSetting,
} from "./cell.fixture.ts";

export const matrixNetworkIds: readonly MatrixNetworkId[] = [...networkIds, "bridge"];

export const findTestbed = (network: MatrixNetworkId): Testbed =>
  network === "bridge" ? bridgeTestbed : testbeds[network];

/** Returns the faults that a network may have. */
export const listFaults = (network: MatrixNetworkId): readonly MatrixFault[] => [
  ...(["none", ...faultKinds] as const),
  ...(findTestbed(network).faults ?? []),
];

/** Returns all cells of a setting and network. */
export const listCells = ({ signal }: MatrixSetting, network: MatrixNetworkId): Cell[] =>
  crashPoints
    .filter((crash) => crash !== "none" || signal === "SIGKILL")
    .flatMap((crash) => listFaults(network).map((fault) => ({ network, fault, crash })));

/** Returns the combinations of crash and fault that every test run tries. May be empty. */
export function listSample({ engine, signal }: MatrixSetting, network: MatrixNetworkId): Cell[] {
  const { sample, sampled = [] } = findTestbed(network);
  if (engine === "postgres" && !sampled.includes(signal)) return [];
  return sample
    .filter(({ crash }) => signal === "SIGKILL" || crash !== "none")
    .map((trial) => ({ network, ...trial }));
}

export const expectEnd = (setting: MatrixSetting, { network, ...trial }: Cell): CellEnd =>
  findTestbed(network).expectEnd(setting, trial);
