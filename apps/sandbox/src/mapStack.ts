import { SourceMap } from "node:module";

/** The position in a line of a stack: the address of a script of this machine, a line and a column. */
const POSITION = /https?:\/\/localhost:[^\s()]+?:(\d+):(\d+)/;

/** Returns the source map of a script. Undefined when it has none. */
async function loadMap(script: string): Promise<SourceMap | undefined> {
  const response = await fetch(script.replace(/(?=\?|$)/, ".map")).catch(() => undefined);
  return response?.ok ? new SourceMap((await response.json()) as SourceMap["payload"]) : undefined;
}

/** Returns a stack with files and lines of the checkout in place of scripts, without the frames of libraries. */
export async function mapStack(stack: string): Promise<string> {
  const maps = new Map<string, ReturnType<typeof loadMap>>();
  const lines = stack.split("\n").map(async (line) => {
    const [position, row, column] = POSITION.exec(line) ?? [];
    if (position === undefined) return [line];
    const script = position.replace(/:\d+:\d+$/, "");
    const map = maps.get(script) ?? loadMap(script);
    maps.set(script, map);
    const found = await map;
    if (!found) return [line];
    const entry = found.findEntry(Number(row) - 1, Number(column) - 1);
    // Without a mapping of the line it is the last one before it.
    if (!("originalSource" in entry) || entry.generatedLine !== Number(row) - 1) return [];
    const [file] = /(?:apps|packages)\/(?!.*\bnode_modules\/).*/.exec(entry.originalSource) ?? [];
    return file === undefined ? [] : [line.replace(position, `${file}:${entry.originalLine + 1}`)];
  });
  return (await Promise.all(lines)).flat().join("\n");
}
