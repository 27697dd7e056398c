import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { NativeMessage } from "@lending/bridge";
import type { environmentSchema } from "@lending/bridge/environment";
import type { LaunchParameters } from "@lending/bridge/launch";
import type * as v from "valibot";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { RemoteRequire } from "../runtime/remoteRuntime.ts";
import { checkReact } from "./checkReact.ts";
import type { Command, EnvironmentKey, LaunchKey } from "./mountTypes.d.ts";

it("the types for other companies name every key of the environment and a launch, and every command", () => {
  expectTypeOf<EnvironmentKey>().toEqualTypeOf<keyof v.InferInput<typeof environmentSchema>>();
  expectTypeOf<LaunchKey>().toEqualTypeOf<keyof LaunchParameters>();
  expectTypeOf<Command>().toEqualTypeOf<NativeMessage["command"]>();
});

const partner = `
import type { Mounted, MountOptions } from "@lending/federation/mount";
const options: MountOptions = {
  path: "/loanDetail?orderId=o-1",
  environment: { stage: "production", apiBase: "https://lender.example" },
  launch: { sessionId: "s-1" },
  native: ({ command, params }) => console.log(command, params.url),
  onNavigate: (to) => console.log(to.length),
};
// @ts-expect-error: the key is misspelt
export const misspelt: MountOptions["environment"] = { apibase: "" };
declare function loadRemote<Remote>(id: string): Promise<Remote>;
export const mounting: Promise<Mounted> = loadRemote<typeof import("@lending/federation/mount")>("loan/mount").then(
  ({ mount }) => mount(document.body, options),
);
`;

it.each(["bundler", "nodenext"])(
  "compiles in a folder of another company, with module resolution %s",
  async (moduleResolution) => {
    const folder = mkdtempSync(path.join(tmpdir(), "partner-"));
    const installed = path.join(folder, "node_modules/@lending/federation");
    mkdirSync(installed, { recursive: true });
    const own = path.join(import.meta.dirname, "../..");
    for (const part of ["package.json", "src"])
      cpSync(path.join(own, part), path.join(installed, part), { recursive: true });
    writeFileSync(path.join(folder, "package.json"), JSON.stringify({ type: "module" }));
    writeFileSync(path.join(folder, "index.ts"), partner);
    const module = moduleResolution === "nodenext" ? "nodenext" : "esnext";
    const compilerOptions = { strict: true, skipLibCheck: false, target: "es2022", lib: ["es2022", "dom"], types: [] };
    writeFileSync(
      path.join(folder, "tsconfig.json"),
      JSON.stringify({
        compilerOptions: { ...compilerOptions, module, moduleResolution, outDir: "out" },
        files: ["index.ts"],
      }),
    );
    const tsc = path.join(path.dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
    const compiled = await promisify(execFile)(process.execPath, [tsc, "--project", folder]).then(
      () => "",
      ({ stdout }) => String(stdout),
    );
    rmSync(folder, { recursive: true, force: true });
    expect(compiled).toBe("");
  },
);

function check(versions: Readonly<Record<string, string>>) {
  const libraries = Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, () => ({ version })]));
  const consumed = ["react", "react-dom"].map((shareKey) => [shareKey, { shareKey, requiredVersion: "^19.2.0" }]);
  const build: Pick<RemoteRequire, "libraries" | "consumesLoadingData"> = {
    libraries,
    consumesLoadingData: { moduleIdToConsumeDataMapping: Object.fromEntries(consumed) },
  };
  return () => checkReact(build);
}

describe("a page with another React", () => {
  it.each(["19.2.0", "19.3.1", "19.10.0", "20.0.0", "19.2.0-canary-1"])("is accepted with React %s", (version) => {
    expect(check({ react: version, "react-dom": version })).not.toThrow();
  });

  it.each(["18.3.1", "19.1.9", "17.0.2", "undefined"])("is refused with React %s", (version) => {
    expect(check({ react: version, "react-dom": version })).toThrow(
      `This screen needs React 19.2, this page has ${version}.`,
    );
  });

  it("is refused when React DOM is older, or no React is shared", () => {
    expect(check({ react: "19.2.0", "react-dom": "18.3.1" })).toThrow("needs React DOM 19.2, this page has 18.3.1.");
    expect(check({})).toThrow("This screen needs React 19.2, and this page shares none.");
  });
});
