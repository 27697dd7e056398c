import path from "node:path";
import { createDirectoryStore, hasProgram, waitUntil } from "@lending/delivery/testing";
import { expect, it } from "vitest";
import { build, createWorkshop } from "../testing/startProcesses.ts";

const ship = path.join(import.meta.dirname, "../../../../packages/delivery/src/cli/ship.ts");

it.skipIf(!hasProgram("prometheus"))(
  "ends a worse canary by the metrics that a Prometheus reads from an edge (skipped without it: apt install prometheus)",
  async ({ onTestFinished }) => {
    const workshop = await createWorkshop();
    onTestFinished(() => workshop.stop());
    const publisher = workshop.publisher(createDirectoryStore(path.join(workshop.root, "store")));
    await publisher.ship(build("shell", "1.0.0"), build("promo", "1.0.0"), build("loan", "1.0.0"));
    await publisher.tryOut(50, build("promo", "1.1.0"));

    const edge = await workshop.startEdge();
    const prometheus = await workshop.startPrometheus([edge.metricsPort]);
    const tokens = new Map(
      [...(await edge.document()).matchAll(/"variant":"(\w+)","token":"([^"]+)"/g)].map(([, variant, token]) => [
        variant,
        token,
      ]),
    );
    const report = (event: string, variant: string, remote = "promo") =>
      fetch(`${edge.origin}/collect`, {
        method: "POST",
        body: JSON.stringify({
          event,
          variant,
          remote,
          version: variant === "canary" ? "1.1.0" : "1.0.0",
          release: 2,
          lcp: 900,
          token: tokens.get(variant),
        }),
      });
    const times = (count: number, ...one: Parameters<typeof report>) =>
      Promise.all(Array.from({ length: count }, () => report(...one)));
    // Errors of another remote are no evidence for the live variant.
    await times(40, "error", "live", "loan");
    await times(12, "visit", "live");
    await times(13, "visit", "canary");
    await times(17, "error", "canary");
    await waitUntil(async () => (await prometheus.query("sum(lending_browser_events_total)")).includes('"82"'));

    const watch = workshop.run(process.execPath, [ship, "watch", "--every", "1", "--for", "1"], {
      SHIP_STORE: path.join(workshop.root, "store"),
      SHIP_KEYS: path.join(workshop.root, "keys"),
      SHIP_REPORTS: `prometheus:${prometheus.address}`,
    });
    expect(await watch.ended, watch.output()).toBe(3);
    expect(watch.output()).toContain("The canary is worse: errors 56.7 % against 0.0 %. The canary is ended.");
    expect((await publisher.log.newest())?.release.canaries).toBeUndefined();
    expect(prometheus.output()).not.toContain("level=error");
  },
  90_000,
);
