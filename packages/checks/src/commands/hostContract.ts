import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readHostContract } from "@lending/federation/preset";
import { compareReports, nextContract } from "../host-contract/compareReports.ts";
import { entriesOf, parseReport, readHostContractReport, renderReport } from "../host-contract/HostContractReport.ts";

const REPORT = "packages/federation/host-contract.api.txt";
const VERSION = "packages/federation/host-contract.json";
const COMMAND = "pnpm exec node packages/checks/src/commands/hostContract.ts --write";

// Compares what the shell shares with the committed report. `--write` renews the report and raises the minor version for an
// addition; any other change also needs `--major`.
const { values: options } = parseArgs({
  options: { write: { type: "boolean", default: false }, major: { type: "boolean", default: false } },
});
const root = process.cwd();
const contract = readHostContract();
const current = await readHostContractReport(root, contract.version);
const committed = parseReport(readFileSync(REPORT, "utf8"));
const change = compareReports(root, committed, current, entriesOf(root));

for (const one of change.breaks) console.error(one);
if (change.level === "none" && committed.version === contract.version) {
  console.log(`Host contract ${contract.version} is unchanged.`);
} else if (change.level !== "none" && options.write && (change.level === "minor" || options.major)) {
  const next = nextContract({ ...contract, version: committed.version }, change);
  writeFileSync(VERSION, `${JSON.stringify(next, null, 2)}\n`);
  writeFileSync(REPORT, renderReport({ ...current, version: next.version }));
  console.log(`Host contract ${next.version}: ${current.names.length} names, ${current.declarations.size} files.`);
} else {
  console.error(
    {
      none: `The report is of ${committed.version} and host-contract.json states ${contract.version}, but nothing changed.`,
      minor: `The host contract has additions, so its minor version rises: ${COMMAND}`,
      major: `This change breaks remotes of host contract ${committed.version}. Keep what they use, or raise its major version, which every team must follow: ${COMMAND} --major`,
    }[change.level],
  );
  process.exitCode = 1;
}
