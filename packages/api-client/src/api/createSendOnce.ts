import { createIntents, type Intents } from "./createIntents.ts";
import type { Outgoing } from "./Outgoing.ts";
import { readAnswer } from "./readAnswer.ts";

type Send = (outgoing: Outgoing) => Promise<unknown>;

/**
 * Creates a sender for requests that must take effect exactly once. An identical request while one is in flight shares
 * its promise. After a response that was lost or unreadable, the next attempt carries the same `Idempotency-Key`, so
 * that a server that supports the header applies it once.
 */
export function createSendOnce(intents: Intents = createIntents()) {
  const inFlight = new Map<string, Promise<unknown>>();

  const sendWithKey = async (outgoing: Outgoing, intent: string, send: Send) => {
    const headers = { ...outgoing.headers, "Idempotency-Key": intents.keyOf(intent) };
    const body = await send({ ...outgoing, headers });
    // Throws for a body without a readable code. Treating such a body as a refusal would make the borrower pay a second
    // time.
    readAnswer(body, outgoing.label);
    intents.settle(intent);
    return body;
  };

  return (outgoing: Outgoing, send: Send): Promise<unknown> => {
    const intent = JSON.stringify([outgoing.method, outgoing.url, outgoing.body]);
    const pending = inFlight.get(intent);
    if (pending) return pending;
    const sent = sendWithKey(outgoing, intent, send).finally(() => inFlight.delete(intent));
    inFlight.set(intent, sent);
    return sent;
  };
}
