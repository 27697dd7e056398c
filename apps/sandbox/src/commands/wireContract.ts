import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { renderWireContract } from "../wireContract.ts";

const PAGE = "docs/specification/wire-contract.md";
const page = renderWireContract();

if (process.argv.includes("--write")) writeFileSync(PAGE, page);
const isCurrent = existsSync(PAGE) && readFileSync(PAGE, "utf8") === page;
if (!isCurrent) console.error(`${PAGE} is out of date: node apps/sandbox/src/commands/wireContract.ts --write`);
process.exitCode = isCurrent ? 0 : 1;
