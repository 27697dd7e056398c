import { type Configuration, rspack, type Stats } from "@rspack/core";

/** Runs one build and returns its stats. Throws when the build has errors. */
export async function runRspack(configuration: Configuration): Promise<Stats> {
  const compiler = rspack(configuration);
  try {
    return await new Promise<Stats>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString({ all: false, errors: true })));
        else resolve(stats);
      });
    });
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}

/** Throws when no module's name in these builds contains one of the texts: a rule of a contender matches nothing. */
export function requireModules(builds: readonly Stats[], names: readonly string[]): void {
  const options = {
    all: false,
    modules: true,
    nestedModules: true,
    orphanModules: true,
    modulesSpace: 100_000,
  } as const;
  const all = builds.map((stats) => JSON.stringify(stats.toJson(options).modules)).join("\n");
  const unmatched = names.filter((name) => !all.includes(name));
  if (unmatched.length > 0) throw new Error(`Rules of a contender match nothing: ${unmatched.join(", ")}`);
}
