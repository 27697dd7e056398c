import { connect, createServer, type Server } from "node:net";
import { Transform } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import type { Profile } from "../plan.ts";

/** Bytes of a full TCP segment. */
const SEGMENT_BYTES = 1460;

interface LinkOptions extends Pick<Profile, "latency" | "downloadThroughput"> {
  readonly port: number;
  /** Port of the server behind the link. */
  readonly to: number;
  /** Percentage of lost segments. */
  readonly loss: number;
}

/**
 * Returns a stream that passes segments at the speed of the link. TCP delivers in order, so what follows a lost segment
 * waits for the round trip in which it is sent again. Every connection loses the same segments, so contenders compare.
 */
function makeDownlink({ loss, downloadThroughput, latency }: LinkOptions) {
  let count = 0;
  let busyUntil = 0;
  return new Transform({
    async transform(chunk: Buffer, _encoding, done) {
      for (let at = 0; at < chunk.length; at += SEGMENT_BYTES) {
        const segment = chunk.subarray(at, at + SEGMENT_BYTES);
        const lostBefore = Math.floor((count * loss) / 100);
        count += 1;
        const delay = Math.floor((count * loss) / 100) > lostBefore ? latency : 0;
        busyUntil = Math.max(busyUntil, performance.now()) + (segment.length / downloadThroughput) * 1000 + delay;
        await pause(busyUntil - performance.now());
        this.push(segment);
      }
      done();
    },
  });
}

/** A running link. */
export type Link = Pick<Server, "close">;

/** Listens on a port and forwards connections to another one over an emulated link with packet loss. */
export function createLossyLink(options: LinkOptions): Promise<Link> {
  const server = createServer((phone) => {
    const remote = connect(options.to, "127.0.0.1");
    remote.setNoDelay();
    phone.setNoDelay();
    phone.pipe(remote).on("error", () => phone.destroy());
    remote.pipe(makeDownlink(options)).pipe(phone);
    phone.on("error", () => remote.destroy()).on("close", () => remote.destroy());
  });
  return new Promise((resolve) => server.listen(options.port, "127.0.0.1", () => resolve(server)));
}
