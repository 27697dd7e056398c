import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";
import { faultKind } from "../frame/failure/FailureView.tsx";

/** The position in a line of a stack: the address of a script, a line and a column. */
const POSITION = /https?:\/\/[^\s()]+?:(\d+):(\d+)/;

/** Returns the source map of a script. Undefined when it has none. */
async function loadMap(script: string): Promise<TraceMap | undefined> {
  const response = await fetch(script.replace(/(?=\?|$)/, ".map")).catch(() => undefined);
  return response?.ok ? new TraceMap(await response.json()) : undefined;
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
    const original = originalPositionFor(found, { line: Number(row), column: Number(column) - 1 });
    const [file] = /(?:apps|packages)\/(?!.*\bnode_modules\/).*/.exec(original.source ?? "") ?? [];
    return file === undefined ? [] : [line.replace(position, `${file}:${original.line}`)];
  });
  return (await Promise.all(lines)).flat().join("\n");
}

/** Returns the message of an error and of its causes, and the stack of the innermost one. */
async function describe(error: Error): Promise<string> {
  const causes = [error];
  let { cause } = error;
  while (cause instanceof Error) {
    causes.unshift(cause);
    ({ cause } = cause);
  }
  const [innermost = error, ...outer] = causes;
  const stack = await mapStack(innermost.stack ?? String(innermost));
  return [stack, ...outer.map((one) => `Caused: ${one}`)].join("\n");
}

/**
 * Shows each error of a development build over the page, and reloads the page after the next build without errors. A fault that a
 * borrower may see, such as a lost connection, has its screen.
 */
export function showErrors(page: Pick<Location, "reload"> = location): void {
  const dialog = document.createElement("dialog");
  dialog.style.cssText =
    "width:90vw;max-width:none;background:#2b1111;color:#fff;white-space:pre-wrap;overflow-wrap:anywhere;font:14px monospace";
  document.documentElement.append(dialog);
  const known = new Set<unknown>();
  const texts = ["Reloads after the next build without errors. Close: Esc."];
  let isChanged = false;
  const show = async (error: unknown) => {
    if (!(error instanceof Error) || known.has(error)) return;
    if (!["broken", "closed", "fault"].includes(faultKind(error))) return;
    known.add(error);
    texts.push(await describe(error));
    dialog.textContent = texts.join("\n\n");
    if (!dialog.open) dialog.showModal();
  };
  addEventListener("error", ({ error }) => void show(error));
  addEventListener("unhandledrejection", ({ reason }) => void show(reason));
  // biome-ignore-start lint/suspicious/noConsole: Fast Refresh only logs what a changed module throws, and `reportError` logs what React catches.
  const { error: log } = console;
  console.error = (...values) => {
    log(...values);
    for (const one of values) void show(one);
  };
  // biome-ignore-end lint/suspicious/noConsole: as above.
  // The development server sends "Ok" when the page connects to it, too.
  addEventListener("message", ({ data }) => {
    if (known.size === 0) return;
    if (data?.type === "webpackInvalid") {
      isChanged = true;
      dialog.close();
    } else if (data?.type === "webpackOk" && isChanged) page.reload();
  });
}
