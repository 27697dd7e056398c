import { createIntents, type Intents } from "./createIntents.ts";
import type { Outgoing } from "./Outgoing.ts";
import { readAnswer } from "./readAnswer.ts";

type Send = (outgoing: Outgoing) => Promise<unknown>;

/**
 * Sends what must have one effect. While it is under way, the same again is the same request; after an answer that was
 * lost or could not be read, the next try carries the same `Idempotency-Key`, so that a server that knows it has its
 * effect once.
 */
export function createSendOnce(intents: Intents = createIntents()) {
  const underWay = new Map<string, Promise<unknown>>();

  const sendWithKey = async (outgoing: Outgoing, intent: string, send: Send) => {
    const headers = { ...outgoing.headers, "Idempotency-Key": intents.keyOf(intent) };
    const body = await send({ ...outgoing, headers });
    // Throws for a body without a readable code. Taken for a refusal, it would have the borrower pay a second time.
    readAnswer(body, outgoing.label);
    intents.settle(intent);
    return body;
  };

  return (outgoing: Outgoing, send: Send): Promise<unknown> => {
    const intent = JSON.stringify([outgoing.method, outgoing.url, outgoing.body]);
    const same = underWay.get(intent);
    if (same) return same;
    const sent = sendWithKey(outgoing, intent, send).finally(() => underWay.delete(intent));
    underWay.set(intent, sent);
    return sent;
  };
}
