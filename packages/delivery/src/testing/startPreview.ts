import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Build } from "../releases/Build.ts";
import { contentTypeOf } from "../releases/store/Store.ts";

/** Serves a build from a separate origin with CORS, as a laptop or a preview does: `/assets/<name>/`. */
export async function startPreview(build: Build) {
  const base = `/assets/${build.name}/`;
  const requests: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    requests.push(url);
    const file = url.startsWith(base) ? url.slice(base.length) : "";
    const isManifest = file === "remote.json";
    const exists = isManifest || Object.hasOwn(build.manifest.files, file);
    response.writeHead(exists ? 200 : 404, {
      "content-type": contentTypeOf(file),
      "access-control-allow-origin": "*",
    });
    response.end(isManifest ? build.manifestBytes : exists ? build.read(file) : "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
