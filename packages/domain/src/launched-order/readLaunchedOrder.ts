import { readParameter, readStored, type SessionStorage } from "@lending/bridge/launch";
import type { OrderIds } from "../addresses/repay.ts";

/** Returns the order of the last launch link with a session, as long as that session is stored; undefined otherwise. */
export function readLaunchedOrder(port: SessionStorage): OrderIds | undefined {
  const stored = readStored(port);
  const [sessionId, productId = "", orderId = ""] = ["sessionId", "productId", "orderId"].map((name) =>
    readParameter(stored, name),
  );
  return sessionId && productId && orderId ? { productId, orderId } : undefined;
}
