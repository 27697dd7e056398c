import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

/** A running program with everything that it has started. */
export type Process = ReturnType<typeof startProcess>;

/** How often it is looked whether the program that started this one still exists. */
const PARENT_INTERVAL_MS = 1000;
/** How long a program may take to end before it is killed. */
const END_MS = 5000;

/** Ends a group of processes. It may have ended already. */
function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== "ESRCH") throw fault;
  }
}

/** Starts a program in a group of its own, so that it can be ended with all its children. */
export function startProcess(command: string, words: readonly string[], options: SpawnOptions = {}) {
  const child = spawn(command, words, { stdio: ["ignore", "inherit", "inherit"], ...options, detached: true });
  const ended = new Promise<number>((resolve) => {
    child.once("exit", (code) => resolve(code ?? 1));
    child.once("error", ({ message }) => {
      process.stderr.write(`${message}\n`);
      resolve(1);
    });
  });
  return {
    /** Resolves with the exit code when the program ends. */
    ended,
    /** Ends the program and its children. Resolves when it has ended. */
    async stop(): Promise<void> {
      endGroup(child, "SIGTERM");
      const timer = setTimeout(() => endGroup(child, "SIGKILL"), END_MS);
      await ended;
      clearTimeout(timer);
      // What the program left behind, such as the workers of a tool that was killed.
      endGroup(child, "SIGKILL");
    },
  };
}

/** Arguments of Node with which a program starts again after a file in the folder was changed or added, also when it had ended. */
export const watching = (folder: string): readonly string[] => [
  "--watch",
  // Without a folder Node does not notice a new file, such as that of an endpoint.
  `--watch-path=${folder}`,
  "--watch-preserve-output",
  "--disable-warning=ExperimentalWarning",
];

/** Calls `act` once when this process has to end: Ctrl+C, a signal, or the end of the program that started it. */
export function onEnd(act: () => void): void {
  let isCalled = false;
  const end = () => {
    if (!isCalled) act();
    isCalled = true;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), PARENT_INTERVAL_MS).unref();
}
