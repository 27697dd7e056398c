import { spawnSync } from "node:child_process";
import { createServer } from "node:net";

/** Returns whether a program is installed. */
export const hasProgram = (name: string): boolean => spawnSync("sh", ["-c", `command -v ${name}`]).status === 0;

/** Returns a port that nobody uses. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === "object" && bound ? bound.port : 0));
    });
  });
