import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createDirectoryStore, createShapeGate, makeBuild, makePublisher, makeSigner } from "@lending/delivery/testing";
import type { Shape } from "@lending/federation/shape";

type Shapes = Readonly<Record<string, Shape>>;

const buildsOf = (shapes: Shapes, version: string) =>
  Object.entries(shapes).map(([name, shape]) => {
    const paths = Object.keys(shape).flatMap((one) => (one.startsWith("path ") ? [one.slice("path ".length)] : []));
    return makeBuild({ name, version, shape, paths: paths.length > 0 ? paths : [`/${name}`] });
  });

/** Ships apps with these shapes. `check` passes the next shapes of some of them through the gate, and returns its refusal. */
export async function createShapeTest(before: Shapes) {
  const folder = mkdtempSync(path.join(tmpdir(), "shape-"));
  const { ship, log, archive } = makePublisher({ store: createDirectoryStore(folder), ...makeSigner() });
  await ship(...buildsOf(before, "0.1.0"));
  const gate = createShapeGate({ log, archive });
  let patch = 0;
  return {
    async check(after: Shapes): Promise<string | undefined> {
      const base = await log.newest();
      if (!base) throw new Error("Nothing was shipped.");
      patch += 1;
      const builds = buildsOf(after, `0.2.${patch}`);
      for (const build of builds) await archive.add(build);
      const { shell, ...remotes } = Object.fromEntries(builds.map(({ name, deployed }) => [name, deployed]));
      const { release } = base;
      const content = { ...release, shell: shell ?? release.shell, remotes: { ...release.remotes, ...remotes } };
      return gate.check({ content, base }).then(
        () => undefined,
        (fault: Error & { by?: string }) => {
          if (fault.by !== "shape") throw fault;
          return fault.message;
        },
      );
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
