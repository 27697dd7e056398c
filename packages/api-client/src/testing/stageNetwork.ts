/** The simulated network: normal, with a delay of three seconds, unreachable, or responding only with HTTP 503. */
export type StagedNetwork = "online" | "slow" | "offline" | "down";

const SLOW_MS = 3000;
let staged: StagedNetwork = "online";

/** Sets the simulated network for all fake servers, so that designers can look at a screen in each failure state. */
export function stageNetwork(network: StagedNetwork): void {
  staged = network;
}

/**
 * Applies the simulated network to a request: returns undefined to let it through, waits, throws, or returns a 503
 * response.
 */
export async function crossNetwork(): Promise<Response | undefined> {
  if (staged === "offline") throw new TypeError("Failed to fetch");
  if (staged === "down") return new Response("", { status: 503 });
  if (staged === "slow") await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  return undefined;
}
