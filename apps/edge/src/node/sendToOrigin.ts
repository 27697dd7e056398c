import http from "node:http";
import https from "node:https";
import { Readable } from "node:stream";
import { responseOf } from "@lending/delivery/live";
import { OriginTimeout, type SendToOrigin } from "../http/proxyApi.ts";

const CONNECTIONS_MAX = 512;

/**
 * Creates the sender to an API. It uses `node:http`, because `fetch` would decompress each response. Reads use connections again;
 * every other method has its own connection, because the server may close an idle one at the moment it is used, and such a call must
 * not be repeated.
 */
export function createSender(origin: string, timeoutMs: number): SendToOrigin {
  const { request: open, Agent } = origin.startsWith("https:") ? https : http;
  const shared = new Agent({ keepAlive: true, maxSockets: CONNECTIONS_MAX });

  const send: SendToOrigin = ({ method, target, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const isRead = method === "GET" || method === "HEAD";
      const source = body && Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
      const outgoing = open(origin, {
        path: target,
        method,
        headers: Object.fromEntries(headers),
        agent: isRead ? shared : false,
        signal,
      });
      const endSilence = () => {
        const fault = new OriginTimeout("The API was silent for too long.");
        outgoing.destroy(fault);
        // A request that waits for a connection emits its error only when it gets one.
        reject(fault);
      };
      outgoing.setTimeout(timeoutMs, endSilence);
      // The time of a request begins with its connection. A read may have to wait for one.
      const waiting = isRead && !body ? setTimeout(endSilence, timeoutMs) : undefined;
      outgoing.once("close", () => clearTimeout(waiting));
      let isSettled = false;
      // Also a later error: one without a listener would end the process.
      outgoing.on("error", (fault: NodeJS.ErrnoException) => {
        source?.destroy();
        if (isSettled) return;
        isSettled = true;
        // A read on a connection that the API had closed already never reached it.
        if (isRead && !body && outgoing.reusedSocket && fault.code === "ECONNRESET")
          resolve(send({ method, target, headers, body, signal }));
        else reject(fault);
      });
      // Such as after 101, which is no response.
      outgoing.once("close", () => reject(new Error("The API closed the connection.")));
      outgoing.once("response", (incoming) => {
        clearTimeout(waiting);
        isSettled = true;
        try {
          resolve(responseOf(incoming, method));
        } catch (fault) {
          incoming.destroy();
          reject(fault);
        }
      });
      if (source) source.once("error", (fault) => outgoing.destroy(fault)).pipe(outgoing);
      else outgoing.end();
    });
  return send;
}
