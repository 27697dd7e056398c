#!/usr/bin/env node
import { parseArgs } from "node:util";
import { createExternalRemote } from "./createRemote.ts";

// For a repository without a platform checkout; the platform has `pnpm new:remote`.
const [name = ""] = parseArgs({ allowPositionals: true }).positionals;

try {
  createExternalRemote({ name, folder: process.cwd() });
  console.log(`${name} is ready. Next: npm install, then npm test and npm run build.`);
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 2;
}
