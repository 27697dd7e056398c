import { readFileSync } from "node:fs";
import path from "node:path";

/** The files of a build: its entry, and those of each path. `soon` are requested after the first load. */
export interface BuildManifest {
  readonly entry: string;
  readonly soon: readonly string[];
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly screen: string;
        readonly scripts: readonly string[];
        readonly styles: readonly string[];
        readonly soon: readonly string[];
        /** Requests that its document sends. */
        readonly early?: readonly { readonly path: string }[];
        /** What its document shows before its screen, and which parts of the first response. */
        readonly firstPaint: {
          readonly html: string;
          readonly facts: readonly unknown[];
          readonly actions: readonly unknown[];
        };
      }
    >
  >;
}

/** Returns the manifest of an app's build: a released site does not serve it. */
export function readManifest(app: string): BuildManifest {
  const file = app === "shell" ? "shell/shell.json" : "remote/remote.json";
  return JSON.parse(readFileSync(path.join(import.meta.dirname, "../../..", app, "dist", file), "utf8"));
}

/** Returns whether no earlier path of the app shows the same screen: `/` and `/About` are sections of one. */
export function isFirstOfScreen({ paths }: BuildManifest, address: string): boolean {
  const screen = paths[address]?.screen;
  return Object.keys(paths).find((other) => paths[other]?.screen === screen) === address;
}

/** Returns the path of a file without the version that a released site adds to its folder. */
export const withoutVersion = (address: string): string => address.replace(/\/\d+\.\d+\.\d+\//, "/");
