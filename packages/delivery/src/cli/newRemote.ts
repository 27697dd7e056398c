import { globSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createRemote } from "./createRemote.ts";

const FIRST_PORT = 4101;
const [name] = parseArgs({ allowPositionals: true }).positionals;
const ports = globSync("apps/*/rspack.config.ts").map((file) =>
  Number(/port: (\d+)/.exec(readFileSync(file, "utf8"))?.[1] ?? 0),
);

try {
  const folder = createRemote({ name: name ?? "", apps: "apps", port: Math.max(FIRST_PORT - 1, ...ports) + 1 });
  console.log(`${folder} is ready. Next: pnpm install, then pnpm dev ${name} and open /${name}.`);
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 2;
}
