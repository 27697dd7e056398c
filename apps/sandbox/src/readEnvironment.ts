import { findMistakes, readEnvironment } from "@lending/releases/readEnvironment";

/** Returns the environment that SANDBOX_ENVIRONMENT names. Ends the process with 2 and one line when it is wrong. */
export function findEnvironment(): Readonly<Record<string, unknown>> | undefined {
  const file = process.env.SANDBOX_ENVIRONMENT;
  if (!file) return undefined;
  try {
    const environment = readEnvironment(file);
    const [mistake] = findMistakes({ stage: "sandbox", ...environment });
    if (mistake !== undefined) throw new Error(`${file}: ${mistake}`);
    return environment;
  } catch (fault) {
    process.stderr.write(`SANDBOX_ENVIRONMENT: ${(fault as Error).message}\n`);
    return process.exit(2);
  }
}

// `pnpm dev` runs this before it builds.
if (import.meta.main) findEnvironment();
