import { readFileSync } from "node:fs";
import path from "node:path";
import type { RemoteManifest, ShellManifest } from "@lending/federation/manifest";

type Manifest<App> = App extends "shell" ? ShellManifest : RemoteManifest;

/** Returns the manifest of an app's build: a released site does not serve it. */
export function readManifest<App extends string>(app: App): Manifest<App> {
  const file = app === "shell" ? "shell/shell.json" : "remote/remote.json";
  return JSON.parse(readFileSync(path.join(import.meta.dirname, "../../..", app, "dist", file), "utf8"));
}

/** Returns whether no earlier path of the app shows the same screen: `/` and `/About` are sections of one. */
export function isFirstOfScreen({ paths }: Pick<RemoteManifest, "paths">, address: string): boolean {
  const screen = paths[address]?.screen;
  return Object.keys(paths).find((other) => paths[other]?.screen === screen) === address;
}
