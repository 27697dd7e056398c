import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Marked } from "marked";

const root = path.resolve(import.meta.dirname, "../../../..");
const storybook = path.join(root, "apps/storybook/static");

/** Starts the demo. It needs Node and nothing else: Node removes types from files, but not below `node_modules`. */
const START = `import path from "node:path";
import "./typescript.js";

const here = import.meta.dirname;
process.env.SANDBOX_APPS ??= path.join(here, "apps");
process.env.SANDBOX_DATA ??= path.join(here, "data");
for (const name of ["storybook", "docs"]) process.argv.push("--files", \`\${name}=\${path.join(here, name)}\`);
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

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #13211f; font: 1rem/1.6 system-ui, sans-serif; }
  a { color: #0b655f; }
  pre, table { overflow-x: auto; }
  pre { padding: 1rem; border-radius: 0.5rem; background: #f1f5f3; }
  table { display: block; border-collapse: collapse; }
  :is(td, th) { padding: 0.25rem 0.75rem; border-bottom: 1px solid #cdd8d4; text-align: start; }
</style>
${body}
</html>
`;

/** Returns a document as a page. Its links open the pages of other documents and its headings. */
export function renderDocument(markdown: string): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = text
          .toLowerCase()
          .replace(/[^\p{L}\p{N} _-]/gu, "")
          .replaceAll(" ", "-");
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const target = /^https?:/.test(href) ? href : href.replace(/\.md(?=#|$)/, ".html");
        return `<a href="${target}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? "";
  return page(title, String(marked.parse(markdown)));
}

/** Writes every document below `target`, with the README as its first page. */
function writeDocuments(target: string): void {
  for (const file of globSync(["*.md", "docs/**/*.md"], { cwd: root })) {
    const html = path.join(target, file === "README.md" ? "index.html" : file.replace(/\.md$/, ".html"));
    mkdirSync(path.dirname(html), { recursive: true });
    writeFileSync(html, renderDocument(readFileSync(path.join(root, file), "utf8")));
  }
  for (const file of globSync("docs/**/*.{svg,png,json}", { cwd: root }))
    cpSync(path.join(root, file), path.join(target, file));
}

/** Source maps are for the team. */
const isServed = (file: string) => !file.endsWith("/dist/maps");

/** Writes a folder that shows the product, Storybook and the documents with one command. Returns the exit code. */
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
  writeDocuments(path.join(target, "docs"));
  writeFileSync(path.join(target, "package.json"), `${JSON.stringify({ type: "module", private: true })}\n`);
  writeFileSync(path.join(target, "start.js"), START);
  writeFileSync(path.join(target, "Containerfile"), IMAGE);
  console.log(`Start it: node ${path.join(target, "start.js")}`);
  return 0;
}

if (import.meta.main) {
  const [target] = process.argv.slice(2);
  if (target === undefined) console.error("Usage: pnpm --filter @lending/sandbox demo <new folder>");
  process.exitCode = target === undefined ? 2 : writeDemo(path.resolve(process.env.INIT_CWD ?? ".", target));
}
