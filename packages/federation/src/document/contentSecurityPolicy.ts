import { createHash } from "node:crypto";
import type { Environment } from "@lending/bridge/environment";
import type { Registry } from "../manifest/index.ts";

/** Returns the source expression that allows inline content. */
export const cspHash = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

const originsOf = (addresses: readonly string[]) => [
  ...new Set(addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin)),
];

interface PolicyParts {
  readonly registry: Registry;
  readonly environment: Environment;
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
  /** Additional origins for scripts and connections: a development server. */
  readonly development?: readonly string[] | undefined;
}

/**
 * Returns the content security policy of the document: only listed sources are allowed. Inline content is allowed only
 * by its hash. Images may load from any http(s) host, because logos and proofs have addresses of the lender and its
 * partners.
 */
export function contentSecurityPolicy({
  registry,
  environment,
  inlineScripts,
  inlineStyles,
  development = [],
}: PolicyParts) {
  const assets = originsOf([registry.shell.base, ...registry.remotes.map((remote) => remote.base)]);
  const { apiBase, h5Base, analyticsUrl, sessionHosts, redirectHosts } = environment;
  // The host of an agreement is requested, to notice one that cannot be reached: the hosts that `checkLink` allows.
  const agreements = [...sessionHosts, ...redirectHosts.flatMap((host) => (host === "*" ? ["https:", "http:"] : host))];
  const connect = [...originsOf([apiBase, h5Base, analyticsUrl]), ...agreements];
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ["default-src", ["'none'"]],
    ["script-src", ["'self'", ...assets, ...development, ...inlineScripts.map(cspHash)]],
    ["style-src", ["'self'", ...assets, ...development, ...inlineStyles.map(cspHash)]],
    ["img-src", ["'self'", "data:", "blob:", "https:", "http:"]],
    ["font-src", ["'self'", ...assets]],
    [
      "connect-src",
      ["'self'", ...assets, ...connect, ...development, ...development.map((origin) => origin.replace(/^http/, "ws"))],
    ],
    [
      "frame-src",
      [
        "'self'",
        "https:",
        // Contacts, which a hidden frame opens in a webview.
        "mailto:",
        "tel:",
        ...originsOf([environment.policyUrl]),
        ...(redirectHosts.includes("*") ? ["http:"] : []),
      ],
    ],
    ["base-uri", ["'none'"]],
    ["form-action", ["'none'"]],
    ["frame-ancestors", ["'none'"]],
    ["require-trusted-types-for", ["'script'"]],
    // The client of a development server shows the errors of a build in the page. It makes the policy again for each error.
    ["trusted-types", development.length > 0 ? ["rspack-dev-server#overlay", "'allow-duplicates'"] : ["'none'"]],
  ];
  return directives.map(([name, values]) => `${name} ${[...new Set(values)].join(" ")}`).join("; ");
}
