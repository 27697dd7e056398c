import { UnreadableFault } from "../faults/UnreadableFault.ts";
import { createIntents, type Intents } from "./createIntents.ts";
import type { Outgoing } from "./Outgoing.ts";

type Send = (outgoing: Outgoing) => Promise<unknown>;

export interface SendOnceOptions {
  /** Names the header that carries an intent's key; "" where none may be added. */
  readonly header: string;
  readonly intents?: Intents;
}

/**
 * Sends what must have one effect. While it is under way, the same again is the same request; after an answer that was
 * lost or could not be read, the next try carries the same key, so that a server that knows it has its effect once.
 */
export function createSendOnce({ header, intents = createIntents() }: SendOnceOptions) {
  const underWay = new Map<string, Promise<unknown>>();

  const sendWithKey = async (outgoing: Outgoing, intent: string, send: Send) => {
    const headers = header === "" ? outgoing.headers : { ...outgoing.headers, [header]: intents.keyOf(intent) };
    const body = await send({ ...outgoing, headers });
    if (!hasCode(body)) throw new UnreadableFault(outgoing.label, "no code");
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

/** Without a code an answer says neither yes nor no: taken for a refusal, the borrower would pay a second time. */
function hasCode(body: unknown): boolean {
  return typeof body === "object" && body !== null && "code" in body && `${body.code ?? ""}` !== "";
}
