import type { Answer } from "@lending/api-client";

/** Why a card payment was refused (specification 8): two causes have words of their own, any other has the server's. */
export interface CardRefusal {
  readonly cause: "wrongCode" | "paidTwice" | "other";
  readonly message: string;
}

const causes: Readonly<Record<string, CardRefusal["cause"]>> = { "800006": "wrongCode", "800005": "paidTwice" };

export const readCardRefusal = ({ code, message }: Answer): CardRefusal => ({
  cause: causes[code] ?? "other",
  message,
});
