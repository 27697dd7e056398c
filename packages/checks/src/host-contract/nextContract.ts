import type { HostContract } from "@lending/federation/preset";
import type { ContractChange } from "./compareReports.ts";

/** Returns the contract after a change: additions raise the minor version and are recorded, all others the major version. */
export function nextContract({ version, since }: HostContract, { level, added }: ContractChange): HostContract {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (level === "major") return { version: `${major + 1}.0.0`, since: {} };
  const next = `${major}.${minor + 1}.0`;
  const all = Object.fromEntries(
    [...added].map(([specifier, names]) => [
      specifier,
      { ...since[specifier], ...Object.fromEntries(names.map((name) => [name, next])) },
    ]),
  );
  return { version: next, since: { ...since, ...all } };
}
