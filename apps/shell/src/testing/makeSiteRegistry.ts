import type { SiteRegistry } from "@lending/federation/manifest";

const words = "A title";
const title = { source: words, "en-PH": words, "fil-PH": words, "zh-CN": words };
const path = { title, skeleton: "order", screen: "Screen" } as const;

/** A registry as a document carries it: a shipped loan, and a repay as a checkout builds it. */
export const makeSiteRegistry = (of: Pick<SiteRegistry, "set" | "arm"> = {}): SiteRegistry => ({
  ...of,
  shell: {
    name: "shell",
    base: "/assets/shell/0.1.0-aaaaaaaaaaaa/",
    entry: "main.00000000.js",
    paths: { "/error": path },
  },
  remotes: [
    {
      name: "loan",
      base: "/assets/loan/0.2.0-1a2b3c4d5e6f/",
      entry: "remoteEntry.11111111.js",
      paths: { "/loanDetail": path },
      last: { base: "/assets/loan/0.1.9-beta.1-6f5e4d3c2b1a/", entry: "remoteEntry.22222222.js" },
    },
    { name: "repay", base: "/assets/repay/", entry: "remoteEntry.33333333.js", paths: { "/repay": path } },
  ],
});
