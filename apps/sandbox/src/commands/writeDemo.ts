import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../../..");
const storybook = path.join(root, "apps/storybook/static");

/** Starts the demo. It needs Node and nothing else: Node removes types from files, but not below `node_modules`. */
const START = `import path from "node:path";
import "./typescript.js";

const here = import.meta.dirname;
process.env.SANDBOX_APPS ??= path.join(here, "apps");
process.env.SANDBOX_DATA ??= path.join(here, "data");
process.argv.push("--files", \`storybook=\${path.join(here, "storybook")}\`);
await import("./sandbox/src/main.ts");
`;

const IMAGE = `# podman build -t lending-demo . && podman run --rm -p 4100:4100 lending-demo
FROM docker.io/library/node:26.12.1-slim
COPY . /srv
RUN ["node", "-e", "fs.mkdirSync('/data'); fs.chownSync('/data', 65532, 65532)"]
USER 65532:65532
ENV SANDBOX_DATA=/data
EXPOSE 4100
ENTRYPOINT ["node", "--disable-warning=ExperimentalWarning", "/srv/start.js", "--host", "0.0.0.0"]
`;

/** Source maps are for the team. */
const isServed = (file: string) => !file.endsWith("/dist/maps");

/** Writes a folder that shows the product and Storybook with one command. Returns the exit code. */
function writeDemo(target: string): number {
  const builds = globSync("apps/*/rspack.config.ts", { cwd: root })
    .map((file) => path.join(path.dirname(file), "dist"))
    .filter((folder) => existsSync(path.join(root, folder)));
  if (builds.length === 0 || !existsSync(storybook)) {
    console.error("Build first: pnpm verify --build && pnpm --filter @lending/storybook storybook:build");
    return 1;
  }
  rmSync(target, { recursive: true, force: true });
  const deploy = ["--filter", "@lending/sandbox", "deploy", "--prod", "--legacy", "--no-optional"];
  const { status } = spawnSync("npx", ["-y", "pnpm@12.21.0", ...deploy, path.join(target, "sandbox")], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) return status ?? 1;
  for (const build of builds)
    cpSync(path.join(root, build), path.join(target, build), { recursive: true, filter: isServed });
  cpSync(storybook, path.join(target, "storybook"), { recursive: true });
  cpSync(path.join(root, "packages/node-runtime/typescript.js"), path.join(target, "typescript.js"));
  writeFileSync(path.join(target, "package.json"), `${JSON.stringify({ type: "module", private: true })}\n`);
  writeFileSync(path.join(target, "start.js"), START);
  writeFileSync(path.join(target, "Containerfile"), IMAGE);
  console.log(`Start it: node ${path.join(target, "start.js")}`);
  return 0;
}

const [target] = process.argv.slice(2);
if (target === undefined) console.error("Usage: pnpm --filter @lending/sandbox demo <new folder>");
process.exitCode = target === undefined ? 2 : writeDemo(path.resolve(process.env.INIT_CWD ?? ".", target));
