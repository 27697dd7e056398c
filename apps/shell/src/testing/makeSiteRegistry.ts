import type { SiteRegistry } from "@lending/federation/manifest";

const text = "A title";
const title = { source: text, "en-PH": text, "fil-PH": text, "zh-CN": text };
const path = { title, screen: "Screen" } as const;

/** Builds a registry as in a document, with a shipped `loan` and a locally built `repay`. */
export const makeSiteRegistry = ({ release }: Pick<SiteRegistry, "release"> = {}): SiteRegistry => ({
  ...(release !== undefined && { release }),
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
