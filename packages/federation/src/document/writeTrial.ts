import { findPath, firstWave, type Registry, siteRegistry } from "../manifest/index.ts";
import { jsonForScript } from "./jsonForScript.ts";

interface TrialParts {
  readonly canary: { readonly id: string; readonly percent: number; readonly registry: Registry };
  /** The registry of all others. */
  readonly registry: Registry;
  readonly pathname: string;
  readonly generation: number | undefined;
  /** The script that chooses, as the shell was built with it. */
  readonly chooser: string | undefined;
}

/** What a document carries while a trial stands. */
interface Trial {
  readonly elements: string;
  /** Stands before the start-up script, and reads the elements. */
  readonly script: string;
  /** Whether the two arms want other files for this path. */
  readonly isOpen: boolean;
  readonly hasFacts: boolean;
}

/**
 * Writes what the devices of a trial read in the place of what all others do: a second registry and, where the path's own
 * files differ, a second first wave. Twice the same text costs next to nothing after brotli; the hashes are what is paid for.
 */
export function writeTrial({ canary, registry, pathname, generation, chooser }: TrialParts): Trial {
  if (chooser === undefined) throw new Error("This shell was built before there were trials: ship a newer one first.");
  const { id, percent, registry: other } = canary;
  const wave = firstWave(other, pathname) ?? null;
  const isOpen = JSON.stringify(wave) !== JSON.stringify(firstWave(registry, pathname) ?? null);
  const of = { ...(generation !== undefined && { set: generation }), arm: "canary" as const };
  const elements = [
    `<script type="application/json" id="trial">${jsonForScript({ id, percent })}</script>`,
    `<script type="application/json" id="registry-canary">${jsonForScript(siteRegistry(other, of))}</script>`,
    isOpen ? `<script type="application/json" id="first-wave-canary">${jsonForScript(wave)}</script>` : "",
  ].join("");
  return { elements, script: chooser, isOpen, hasFacts: findPath(other, pathname)?.path.facts !== undefined };
}
