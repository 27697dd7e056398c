/** How the fake server is reached: as usual, after three seconds, not at all, or with nothing but HTTP 503. */
export type StagedNetwork = "online" | "slow" | "offline" | "down";

const SLOW_MS = 3000;
let staged: StagedNetwork = "online";

/** Sets the network between every screen and every fake server, so that somebody can look at a screen in trouble. */
export function stageNetwork(network: StagedNetwork): void {
  staged = network;
}

/** Lets a request through, holds it up, loses it, or answers in the server's place. */
export async function crossNetwork(): Promise<Response | undefined> {
  if (staged === "offline") throw new TypeError("Failed to fetch");
  if (staged === "down") return new Response("", { status: 503 });
  if (staged === "slow") await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  return undefined;
}
