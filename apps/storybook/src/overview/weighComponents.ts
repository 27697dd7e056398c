import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";

/** The size of an entry of packages/ui with its imports from this repository: bytes after brotli, without React. */
export interface Weight {
  readonly script: number;
  readonly style: number;
}

/** Builds all entries together and adds up the static imports of each. */
export async function weighComponents(entries: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, Weight>> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: true,
      cssCodeSplit: true,
      rolldownOptions: {
        input: { ...entries },
        external: /^react($|\/|-dom)/,
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
      },
    },
  });
  if (Array.isArray(built) || !("output" in built))
    throw new Error("The build of the components returned no single output.");
  const chunks = new Map<string, Rolldown.OutputChunk>();
  const styles = new Map<string, number>();
  for (const file of built.output) {
    if (file.type === "chunk") chunks.set(file.fileName, file);
    else if (path.extname(file.fileName) === ".css") styles.set(file.fileName, compress(file.source));
  }
  return new Map(
    Object.keys(entries).map((name) => {
      const reached = reach(`${name}.js`, chunks);
      const css = new Set(reached.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
      return [
        name,
        {
          script: sum(reached.map(({ code }) => compress(code))),
          style: sum([...css].map((file) => styles.get(file) ?? 0)),
        },
      ];
    }),
  );
}

function reach(
  name: string,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  seen = new Set<string>(),
): Rolldown.OutputChunk[] {
  const chunk = chunks.get(name);
  if (chunk === undefined || seen.has(name)) return [];
  seen.add(name);
  return [chunk, ...chunk.imports.flatMap((next) => reach(next, chunks, seen))];
}

const compress = (content: string | Uint8Array): number => brotliCompressSync(content).length;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
