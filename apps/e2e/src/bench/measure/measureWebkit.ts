import { setTimeout as pause } from "node:timers/promises";
import { openWebkit } from "../../engines/openWebkit.ts";
import type { Link } from "../link/openLink.ts";
import { type Cell, entryPaths } from "../plan.ts";
import { LOAD_MS, TAP_EVERY_MS } from "./measureCell.ts";
import { probe, type Timings } from "./probe.ts";
import { readSample, type Sample } from "./readSample.ts";

const targets = entryPaths.map(({ path, facts, control }) => ({ path, facts, control }));
const script = `(${probe})(${JSON.stringify({ targets, hasFramework: true })})`;

/** Measures a first visit in WebKit, which reports no bytes and does not slow down the processor. */
export async function measureWebkit(cell: Cell, address: string, link: Link): Promise<Sample> {
  const launcher = ["ip", "netns", "exec", "far"];
  const engine = await openWebkit("WebKit", { launcher, script, acceptsCertificates: true });
  if ("missing" in engine) throw new Error(engine.missing);
  try {
    // The first page starts WebKit's processes.
    await engine.open("about:blank");
    await link.set(cell.profile, 0);
    await engine.open(address);
    for (const end = Date.now() + LOAD_MS; Date.now() < end; await pause(TAP_EVERY_MS)) {
      const timings = await engine.evaluate<Timings>("window.probe.read()");
      if (timings.ready > 0) return readSample(timings, [], 0);
    }
    throw new Error(`WebKit does not finish ${cell.path.path}.`);
  } finally {
    await engine.close();
  }
}
