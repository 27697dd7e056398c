import { createLiveReader } from "@lending/releases/reader/createLiveReader";
import { createFolderStore } from "@lending/releases/store/createFolderStore";
import { makeBuild, makePublisher, makeSigner } from "@lending/releases/testing";
import { createEdge, type EdgeOptions } from "../createEdge.ts";
import { serveStore } from "../http/files.ts";
import { createMetrics } from "../operations/metrics.ts";
import { createOperations } from "../operations/statusPage.ts";

/** Releases below are versions of these. */
export const shell = makeBuild({ name: "shell", version: "1.0.0" });
export const loan = (version: string) =>
  makeBuild({
    ...{ name: "loan", version, paths: ["/loanDetail"] },
    path: { early: [{ client: "json", method: "GET", path: "/v3/order", fields: { orderId: { query: "orderId" } } }] },
    files: { "mf-manifest.json": JSON.stringify({ id: "loan", metaData: { publicPath: "auto", name: "loan" } }) },
  });
export const repay = (version: string) => makeBuild({ name: "repay", version, paths: ["/repay"] });
export const site = (version: string) =>
  makeBuild({
    ...{ name: "site", version, paths: ["/about"] },
    path: { public: { rendered: { source: "page.json" } }, styles: ["page.css"] },
    files: {
      "page.json": JSON.stringify({ parts: ["<main>By ", { env: "brandName", as: "text" }, "</main>"] }),
      "page.css": "main{color:red}",
    },
  });

/** Test helper: a site with a release of these apps in a folder, and the edge that serves it. */
export async function openSite(folder: string, options: Partial<EdgeOptions> = {}) {
  const store = createFolderStore(folder);
  const { signer, trust } = makeSigner();
  const publisher = makePublisher({ store, signer, trust });
  await publisher.ship(shell, loan("0.1.0"), repay("0.1.0"), site("0.1.0"));
  const reader = createLiveReader({ store, trust });
  await reader.refresh();
  const metrics = createMetrics(reader);
  const logged: object[] = [];
  const edge = createEdge({
    ...{ reader, metrics, files: serveStore(folder), reportKey: "a key of thirty-two characters or more" },
    log: (level, event, fields) => void logged.push({ level, event, ...fields }),
    ...options,
  });
  const request = (address: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
    edge.request(`https://h5.lender.ph${address}`, {
      ...init,
      headers: { accept: "text/html", "x-forwarded-proto": "https", ...init.headers },
    });
  return {
    upload: publisher.upload,
    ...{ publisher, reader, store, metrics, logged, request },
    operations: createOperations(reader, metrics),
    /** Returns the text of a page. */
    read: async (address: string, headers: Record<string, string> = {}) => (await request(address, { headers })).text(),
    /** Publishes a change, and serves it. */
    async change(parts: Parameters<typeof publisher.change>[0]) {
      await publisher.change(parts);
      await reader.refresh();
    },
    /** Returns the value of a series, by the text before it. */
    async count(series: string) {
      const line = (await metrics.render()).split("\n").find((one) => one.startsWith(`${series} `));
      return line === undefined ? 0 : Number(line.slice(series.length + 1));
    },
  };
}
