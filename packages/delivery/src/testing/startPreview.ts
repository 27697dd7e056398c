import type { Build } from "../releases/Build.ts";
import { contentTypeOf } from "../releases/store/Store.ts";
import { serve } from "./programs.ts";

/** Serves a build from a separate origin with CORS, as a laptop or a preview does: `/assets/<name>/`. */
export async function startPreview(build: Build) {
  const base = `/assets/${build.name}/`;
  const requests: string[] = [];
  const { port, close } = await serve(({ url = "" }, response) => {
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
  return { origin: `http://localhost:${port}`, requests, stop: close };
}
