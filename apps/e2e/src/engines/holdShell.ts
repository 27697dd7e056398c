import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A site whose shell does not run before `release`, and the requests that reached it so far, as "GET /path". */
export interface HeldSite {
  readonly origin: string;
  readonly requests: readonly string[];
  release(): void;
  close(): void;
}

/**
 * Puts a proxy in front of a site that holds back the shell's scripts in any engine. All other files arrive, because an
 * engine opens only six connections to the proxy. A file that matches `changed` arrives with one more statement.
 */
export async function holdShell(site: string, changed = /(?!)/): Promise<HeldSite> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requests: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const { method, url = "/", headers } = incoming;
    requests.push(`${method} ${url.split("?")[0]}`);
    if (/^\/assets\/shell\/.+\.js$/.test(url)) await released;
    const isChanged = changed.test(url);
    if (isChanged) headers["accept-encoding"] = "identity";
    const forwarded = request(site + url, { method, headers }, (response) => {
      if (isChanged) delete response.headers["content-length"];
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing, { end: !isChanged });
      if (isChanged) response.once("end", () => outgoing.end(";window.isChanged=true"));
    });
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    release,
    close() {
      release();
      server.closeAllConnections();
      server.close();
    },
  };
}
