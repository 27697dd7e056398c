import { readFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { fileURLToPath } from "node:url";

// Node removes types from files of a project, but refuses to do it in node_modules, where the platform's packages are in
// another repository (decision 066).
registerHooks({
  load(url, context, nextLoad) {
    if (!/\/node_modules\/.*\.ts$/.test(url)) return nextLoad(url, context);
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), "utf8"));
    return { format: "module", source, shortCircuit: true };
  },
});
