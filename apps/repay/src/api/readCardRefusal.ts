import type { ApiResponse } from "@lending/api-client";

/** The cause of a refused card payment. Two causes have a specific message; for any other the server's is shown. */
export interface CardRefusal {
  readonly cause: "wrongCode" | "paidTwice" | "other";
  readonly message: string;
}

const causes: Readonly<Record<string, CardRefusal["cause"]>> = { "800006": "wrongCode", "800005": "paidTwice" };

export const readCardRefusal = ({ code, message }: ApiResponse): CardRefusal => ({
  cause: causes[code] ?? "other",
  message,
});
