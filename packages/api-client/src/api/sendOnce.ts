import type { SentFile } from "../endpoint/defineEndpoint.ts";
import type { BuiltRequest } from "../request-line/buildRequest.ts";
import { readResponse } from "./readResponse.ts";

/** A request to be sent. */
export interface Outgoing extends Omit<BuiltRequest, "body"> {
  readonly body?: string | FormData;
  /** The fields of the body, and the files that make it multipart. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, SentFile>> | undefined;
  /** Names the request in the message of a fault, without secrets. */
  readonly label: string;
}

type Send = (outgoing: Outgoing) => Promise<unknown>;

/**
 * Creates a sender for requests that must take effect exactly once. An identical request while one is in flight shares
 * its promise. After a response that was lost or unreadable, the next attempt carries the same `Idempotency-Key`, so
 * that a server that supports the header applies it once.
 */
export function createSendOnce() {
  const intents = createIntents();
  const inFlight = new Map<string, Promise<unknown>>();

  const sendWithKey = async (outgoing: Outgoing, intent: string, send: Send) => {
    const headers = { ...outgoing.headers, "Idempotency-Key": intents.keyOf(intent) };
    const body = await send({ ...outgoing, headers });
    // Throws for a body without a readable code. Treating such a body as a refusal would make the borrower pay a second
    // time.
    readResponse(body, outgoing.label);
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

// As in @lending/bridge/stored, on which this package does not depend.
type SessionKey = string;
/** Digests and idempotency keys of requests without a response. A digest includes the session. */
const STORAGE_KEY: SessionKey = "intents";
const KEYS_MAX = 20;

/**
 * Assigns a unique key to each intent. A server that accepted a request before its response was lost then returns the
 * same response for the retry. Stores only a digest of each request, because account numbers and free text must not be
 * written to storage. When storage is missing, blocked, full or malformed, the keys live in memory only.
 */
export function createIntents() {
  let keys = new Map<string, string>();
  try {
    const pairs: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]");
    if (Array.isArray(pairs)) keys = new Map(pairs.filter(isPair));
  } catch {}
  const write = () => {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...keys]));
    } catch {}
  };
  return {
    /** Returns the key of an intent: the same key until the intent is settled. */
    keyOf(intent: string): string {
      const intentDigest = digest(intent);
      const key = keys.get(intentDigest) ?? newKey();
      keys.delete(intentDigest);
      keys.set(intentDigest, key);
      keys = new Map([...keys].slice(-KEYS_MAX));
      write();
      return key;
    },
    /** Call after a readable response. The next identical request is a new intent and gets a new key. */
    settle(intent: string): void {
      if (keys.delete(digest(intent))) write();
    },
  };
}

function isPair(pair: unknown): pair is [string, string] {
  return Array.isArray(pair) && pair.length === 2 && pair.every((part) => /^\w{1,40}$/.test(String(part)));
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns an FNV-like hash: enough to distinguish the few intents of a visit, and not reversible. */
function digest(text: string): string {
  let first = 0x811c9dc5;
  let second = 0x1b873593;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, 0x01000193);
    second = Math.imul(second ^ unit, 0x85ebca6b) + first;
  }
  return (first >>> 0).toString(36) + (second >>> 0).toString(36);
}
