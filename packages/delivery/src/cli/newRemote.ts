#!/usr/bin/env node
import { existsSync, globSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createExternalRemote, createRemote } from "./createRemote.ts";

const FIRST_PORT = 4101;
const [name = ""] = parseArgs({ allowPositionals: true }).positionals;

try {
  if (existsSync("apps")) {
    const ports = globSync("apps/*/rspack.config.ts").map((file) =>
      Number(/port: (\d+)/.exec(readFileSync(file, "utf8"))?.[1] ?? 0),
    );
    const folder = createRemote({ name, apps: "apps", port: Math.max(FIRST_PORT - 1, ...ports) + 1 });
    console.log(`${folder} is ready. Next: pnpm install, then pnpm dev ${name} and open /${name}.`);
  } else {
    createExternalRemote({ name, folder: process.cwd() });
    console.log(`${name} is ready. Next: npm install, then npm test and npm run build.`);
  }
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 2;
}
