import { createHash } from "node:crypto";
import { parseEnvironment } from "@lending/bridge/environment";
import { expect, it } from "vitest";
import { findConflicts } from "../manifest/findConflicts.ts";
import type { FirstPaint, Registry, RegistryRemote, RemotePath, ShellManifest } from "../manifest/index.ts";
import { composeDocument } from "./composeDocument.ts";
import { fillIn, overrideBadge } from "./overrideBadge.ts";
import { composeRobots, composeSitemap } from "./searchEngines.ts";

// Whole documents with every part in its place. Long texts of the build are shortened.
const titled = (text: string) => ({ source: text, "en-PH": text, "fil-PH": `${text} fil`, "zh-CN": `${text} zh` });
const firstPaint = (html: string, more: Partial<FirstPaint> = {}): FirstPaint => ({
  ...{ html, css: "b{}", facts: [], actions: [] },
  ...more,
});
const screen = (title: string, more: Partial<RemotePath> = {}): RemotePath => ({
  ...{ title: titled(title), screen: "Screen", firstPaint: firstPaint("<p>Loan</p>"), early: [] },
  ...{ scripts: ["a.js"], styles: ["a.css"], soon: [], locales: {} },
  ...more,
});
const manifest: ShellManifest = {
  ...{ version: "1.0.0", entry: "main.js", scripts: ["main.js"], styles: ["main.css"], soon: [], paths: {}, files: {} },
  ...{ criticalCss: "p{}", host: "1.0.0", chooseVariant: "choose()" },
  ...{ criticalFile: "critical.css", verbs: [], shape: {} },
  ...{ startup: "start()", startupWithFacts: "facts()", startupWithActions: "actions()", startupOfPage: "page()" },
  firstPaint: firstPaint(
    '<button data-back="" aria-label="Back" data-label="Back|Back|Bumalik|返回"></button><button data-retry="" data-words="Retry|Retry|Subukan ulit|重试">Retry</button>',
  ),
};
const published = {
  description: titled('The "best" <offer>'),
  structuredData: { "@type": "FinancialService", name: "</script>" },
  picture: "offer.png",
  section: "terms",
};
const remote = (version: string, paths: RegistryRemote["paths"]): RegistryRemote => ({
  ...{
    name: "loan",
    version,
    base: `/assets/loan/${version}/`,
    entry: "entry.js",
    integrity: `sha256-${version}`,
    paths,
  },
  hashes: { "a.js": `sha256-a-${version}` },
});
const paths = {
  "/loan": screen("Loan"),
  "/pay": screen("Pay", { firstPaint: firstPaint("<p>Pay</p>", { facts: [{ slots: {} }], actions: [{ when: [] }] }) }),
  "/fact": screen("Fact", { firstPaint: firstPaint("<p>Fact</p>", { facts: [{ slots: {} }] }) }),
  "/offer": screen("Offer", { public: published }),
  "/form": screen("Form", { public: { picture: "form.png" } }),
};
const registryOf = (one: RegistryRemote): Registry => ({
  shell: {
    ...remote("1.0.0", {}),
    name: "shell",
    base: "/assets/shell/",
    entry: "main.js",
    hashes: { "main.js": "sha256-m" },
  },
  remotes: [one],
});
const registry = registryOf(remote("1.0.0", paths));
const environment = parseEnvironment({
  brandName: "Loans & more",
  apiBase: "https://api.example/v1",
  analyticsUrl: "",
});

type Parts = Partial<Parameters<typeof composeDocument>[0]>;
const compose = (pathname: string, parts: Parts = {}) =>
  composeDocument({ shell: manifest, registry, environment, pathname, ...parts });

/** The elements of a document, one a line, without the environment, the styles of the brand and the registry's paths. */
const elementsOf = ({ html }: { readonly html: string }) =>
  html
    .replace(/(id="environment">)[^<]*/, "$1…")
    .replace(/("paths":){"\/.*?"Screen"}}/g, "$1…")
    .replace(/(<style>p\{\})[^<]*/, "$1…")
    .replace(/<noscript>.*?<\/noscript>/, "<noscript>…</noscript>")
    .split(/(?<=>)(?=<)/)
    .join("\n");

const usual = elementsOf(compose("/loan", { generation: 7 })).split("\n");

/** The elements that only this document has, with `…` for those of a borrower's page, then those that it lacks. */
function differencesOf(document: { readonly html: string }): string {
  const lines = elementsOf(document).split("\n");
  const differing = lines.map((line) => (usual.includes(line) ? "…" : line));
  return [
    ...differing.filter((line, index) => line !== "…" || differing[index - 1] !== "…"),
    ...usual.filter((line) => !lines.includes(line)).map((line) => `lacks ${line}`),
  ].join("\n");
}

it("shows the shell's first paint on a path of another tool, which has none", () => {
  const none = { ...firstPaint(""), css: "" };
  const { html } = compose("/partner", {
    registry: registryOf(remote("1.0.0", { "/partner": screen("Partner", { firstPaint: none }) })),
  });
  expect(html).toMatch(/<div id="skeleton">.*<button data-back=""/);
});

it("lists each path with its title and screen", () => {
  const [, listed = ""] = /id="registry">([^<]*)/.exec(compose("/loan").html) ?? [];
  const [loan] = (JSON.parse(listed) as Registry).remotes;
  expect(Object.keys(loan?.paths ?? {})).toEqual(Object.keys(paths));
  expect(loan?.paths["/loan"]).toEqual({ title: titled("Loan"), screen: "Screen" });
});

it("composes the document of a borrower's page", () => {
  expect(usual.join("\n")).toMatchInlineSnapshot(`
    "<!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
    <meta name="theme-color" content="#07424b">
    <meta name="format-detection" content="telephone=no">
    <link rel="icon" href="data:,">
    <title>Loan</title>
    <link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/shell/main.js" integrity="sha256-m">
    <link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/loan/1.0.0/entry.js">
    <link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/loan/1.0.0/a.js" integrity="sha256-a-1.0.0">
    <script type="application/json" id="environment">…</script>
    <script type="application/json" id="registry">{"release":7,"shell":{"name":"shell","base":"/assets/shell/","entry":"main.js","integrity":"sha256-1.0.0","paths":{}},"remotes":[{"name":"loan","base":"/assets/loan/1.0.0/","entry":"entry.js","integrity":"sha256-1.0.0","paths":…}]}</script>
    <script type="application/json" id="preloads">{"title":{"source":"Loan","en-PH":"Loan","fil-PH":"Loan fil","zh-CN":"Loan zh"},"early":[],"styles":[{"href":"/assets/loan/1.0.0/a.css"}],"locales":{}}</script>
    <script>var floor;try{floor=BigInt&&(/^Apple/.test(navigator.vendor)||CSS.supports("selector(a)"))}catch(e){}floor||document.write("<script type=a>")</script>
    <script>start()</script>
    <meta name="robots" content="noindex">
    <style>p{}…</style>
    </head>
    <body>
    <template id="first-paint">
    <button data-back="" aria-label="Back" data-label="Back|Back|Bumalik|返回">
    </button>
    <button data-retry="" data-words="Retry|Retry|Subukan ulit|重试">Retry</button>
    </template>
    <div id="skeleton">
    <noscript>…</noscript>
    <p>Loan</p>
    </div>
    <link rel="preload" as="style" crossorigin href="/assets/shell/main.css">
    <div id="root">
    </div>
    <script>floor||(document.body.innerHTML=document.querySelector("#skeleton>noscript").textContent,stop())</script>
    <script type="module" async fetchpriority="low" crossorigin src="/assets/shell/main.js" integrity="sha256-m">
    </script>
    </body>
    </html>"
  `);
});

it("composes the document of a public page", () => {
  const page = { html: "<main>Offer</main>", css: "main{}" };
  const document = compose("/offer/", { page, origin: "https://lender.example" });
  expect(document.html).toContain('<noscript><meta http-equiv="refresh" content="0; url=#terms"></noscript>');
  expect(differencesOf(document)).toMatchInlineSnapshot(`
    "…
    <title>Offer</title>
    …
    <script type="application/json" id="registry">{"shell":{"name":"shell","base":"/assets/shell/","entry":"main.js","integrity":"sha256-1.0.0","paths":{}},"remotes":[{"name":"loan","base":"/assets/loan/1.0.0/","entry":"entry.js","integrity":"sha256-1.0.0","paths":…}]}</script>
    <script type="application/json" id="preloads">{"title":{"source":"Offer","en-PH":"Offer","fil-PH":"Offer fil","zh-CN":"Offer zh"},"early":[],"styles":[{"href":"/assets/loan/1.0.0/a.css"}],"locales":{},"template":"first-paint-own"}</script>
    …
    <script>page()</script>
    <meta name="description" content="The &#34;best&#34; &#60;offer&#62;">
    <link rel="canonical" href="https://lender.example/offer">
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="Loans &#38; more">
    <meta property="og:title" content="Offer">
    <meta property="og:description" content="The &#34;best&#34; &#60;offer&#62;">
    <meta property="og:url" content="https://lender.example/offer">
    <meta property="og:locale" content="en_PH">
    <meta property="og:image" content="https://lender.example/assets/loan/1.0.0/offer.png">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta name="twitter:card" content="summary_large_image">
    …
    <script type="application/ld+json">{"@context":"https://schema.org","@type":"FinancialService","name":"\\u003c/script\\u003e","url":"https://lender.example/"}</script>
    …
    <template id="first-paint-own">
    <style>b{}</style>
    …
    <div id="skeleton" data-page>
    <main>Offer</main>
    …
    <script>floor||stop()</script>
    …
    lacks <title>Loan</title>
    lacks <script type="application/json" id="registry">{"release":7,"shell":{"name":"shell","base":"/assets/shell/","entry":"main.js","integrity":"sha256-1.0.0","paths":{}},"remotes":[{"name":"loan","base":"/assets/loan/1.0.0/","entry":"entry.js","integrity":"sha256-1.0.0","paths":…}]}</script>
    lacks <script type="application/json" id="preloads">{"title":{"source":"Loan","en-PH":"Loan","fil-PH":"Loan fil","zh-CN":"Loan zh"},"early":[],"styles":[{"href":"/assets/loan/1.0.0/a.css"}],"locales":{}}</script>
    lacks <script>start()</script>
    lacks <meta name="robots" content="noindex">
    lacks <template id="first-paint">
    lacks <button data-back="" aria-label="Back" data-label="Back|Back|Bumalik|返回">
    lacks </button>
    lacks <button data-retry="" data-words="Retry|Retry|Subukan ulit|重试">Retry</button>
    lacks <div id="skeleton">
    lacks <script>floor||(document.body.innerHTML=document.querySelector("#skeleton>noscript").textContent,stop())</script>"
  `);
});

it("composes the document of a canary whose files differ", () => {
  const canaries = [{ id: "c-1", percent: 10, remotes: [remote("1.1.0", paths)] }];
  expect(differencesOf(compose("/loan", { generation: 8, canaries }))).toMatchInlineSnapshot(`
    "…
    <script type="application/json" id="registry">{"release":8,"shell":{"name":"shell","base":"/assets/shell/","entry":"main.js","integrity":"sha256-1.0.0","paths":{}},"remotes":[{"name":"loan","variant":"live","base":"/assets/loan/1.0.0/","entry":"entry.js","integrity":"sha256-1.0.0","paths":…}]}</script>
    <script type="application/json" id="preloads">{"title":{"source":"Loan","en-PH":"Loan","fil-PH":"Loan fil","zh-CN":"Loan zh"},"early":[],"styles":[{"href":"/assets/loan/1.0.0/a.css"}],"modules":[{"href":"/assets/loan/1.0.0/entry.js"},{"href":"/assets/loan/1.0.0/a.js","integrity":"sha256-a-1.0.0"}],"locales":{}}</script>
    <script type="application/json" id="canary">[{"id":"c-1","percent":10,"remotes":[{"name":"loan","variant":"canary","base":"/assets/loan/1.1.0/","entry":"entry.js","integrity":"sha256-1.1.0","paths":…}],"preloads":{"title":{"source":"Loan","en-PH":"Loan","fil-PH":"Loan fil","zh-CN":"Loan zh"},"early":[],"styles":[{"href":"/assets/loan/1.1.0/a.css"}],"modules":[{"href":"/assets/loan/1.1.0/entry.js"},{"href":"/assets/loan/1.1.0/a.js","integrity":"sha256-a-1.1.0"}],"locales":{}}}]</script>
    <script>choose()</script>
    …
    lacks <link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/loan/1.0.0/entry.js">
    lacks <link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/loan/1.0.0/a.js" integrity="sha256-a-1.0.0">
    lacks <script type="application/json" id="registry">{"release":7,"shell":{"name":"shell","base":"/assets/shell/","entry":"main.js","integrity":"sha256-1.0.0","paths":{}},"remotes":[{"name":"loan","base":"/assets/loan/1.0.0/","entry":"entry.js","integrity":"sha256-1.0.0","paths":…}]}</script>
    lacks <script type="application/json" id="preloads">{"title":{"source":"Loan","en-PH":"Loan","fil-PH":"Loan fil","zh-CN":"Loan zh"},"early":[],"styles":[{"href":"/assets/loan/1.0.0/a.css"}],"locales":{}}</script>"
  `);
});

it("composes the document of a developer's override", () => {
  const override = {
    remote: "loan",
    version: "2.0.0",
    from: "http://localhost:4101/",
    tools: { link: "l", release: 3 },
  };
  const document = compose("/none", { override });
  expect(differencesOf(document)).toMatchInlineSnapshot(`
    "…
    <title>Loans &#38; more</title>
    …
    <script type="application/json" id="registry">{"shell":{"name":"shell","base":"/assets/shell/","entry":"main.js","integrity":"sha256-1.0.0","paths":{}},"remotes":[{"name":"loan","base":"/assets/loan/1.0.0/","entry":"entry.js","integrity":"sha256-1.0.0","paths":…}]}</script>
    <script type="application/json" id="preloads">null</script>
    …
    <aside id="override" data-link="l" data-remote="loan" data-release="3" aria-labelledby="override-what">
    <p id="override-what">
    <span lang="en">Not live: loan 2.0.0 from localhost:4101</span>
    <span lang="en-PH">Not live: loan 2.0.0 from localhost:4101</span>
    <span lang="fil-PH">Hindi pa live: loan 2.0.0 mula sa localhost:4101</span>
    <span lang="zh-CN">非线上版本：来自 localhost:4101 的 loan 2.0.0</span>
    </p>
    <a id="override-leave" href="?override=off">
    <span lang="en">Leave</span>
    <span lang="en-PH">Leave</span>
    <span lang="fil-PH">Umalis</span>
    <span lang="zh-CN">退出</span>
    </a>
    </aside>
    …
    <script>document.getElementById("override-leave").onclick=function(e){var u=new URL(location.href);e.preventDefault();u.searchParams.set("override","off");location.replace(u.href)};try{sessionStorage["tab.tools"]=sessionStorage["tab.tools"]||"{}"}catch(e){}</script>
    …
    lacks <title>Loan</title>
    lacks <link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/loan/1.0.0/entry.js">
    lacks <link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/loan/1.0.0/a.js" integrity="sha256-a-1.0.0">
    lacks <script type="application/json" id="registry">{"release":7,"shell":{"name":"shell","base":"/assets/shell/","entry":"main.js","integrity":"sha256-1.0.0","paths":{}},"remotes":[{"name":"loan","base":"/assets/loan/1.0.0/","entry":"entry.js","integrity":"sha256-1.0.0","paths":…}]}</script>
    lacks <script type="application/json" id="preloads">{"title":{"source":"Loan","en-PH":"Loan","fil-PH":"Loan fil","zh-CN":"Loan zh"},"early":[],"styles":[{"href":"/assets/loan/1.0.0/a.css"}],"locales":{}}</script>
    lacks <p>Loan</p>"
  `);
});

it("names every source in the security policy", () => {
  const development = { script: "dev()", origins: ["http://localhost:3000"] };
  const far = { ...environment, redirectHosts: ["*"], analyticsUrl: "https://reports.example/collect" };
  const policy = compose("/loan", { development, environment: far }).headers["content-security-policy"] ?? "";
  expect(policy.replace(/sha256-[^']*/g, "…").split("; ")).toMatchInlineSnapshot(`
    [
      "default-src 'none'",
      "script-src 'self' http://localhost:3000 '…' '…' '…' '…'",
      "style-src 'self' http://localhost:3000 '…' '…'",
      "img-src 'self' data: blob: https: http:",
      "font-src 'self'",
      "connect-src 'self' https://api.example https://reports.example http://localhost:3000 ws://localhost:3000",
      "frame-src 'self' https: mailto: tel: http:",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]
  `);
  expect(Object.entries(compose("/loan").headers).filter(([name]) => name !== "content-security-policy")).toEqual([
    ["content-type", "text/html; charset=utf-8"],
    ["cache-control", "no-cache"],
    ["referrer-policy", "no-referrer"],
    ["x-content-type-options", "nosniff"],
    ["permissions-policy", "camera=(), microphone=(), payment=(), usb=()"],
  ]);
});

it.each([
  ["a borrower's page", "/loan", {}, ["start()"]],
  ["a page with facts", "/fact", {}, ["facts()"]],
  ["a page with actions", "/pay", {}, ["actions()"]],
  ["a public page", "/offer", { page: { html: "", css: "" } }, ["page()"]],
  ["an unknown path", "/none", {}, ["start()"]],
  [
    "a canary with facts",
    "/loan",
    {
      canaries: [
        {
          id: "c",
          percent: 1,
          remotes: [
            remote("1", {
              "/loan": screen("Loan", { firstPaint: firstPaint("<p>Canary</p>", { facts: [{ slots: {} }] }) }),
            }),
          ],
        },
      ],
    },
    ["choose()", "facts()"],
  ],
])("chooses the start-up script of %s", (_, pathname, parts, scripts) => {
  const found = compose(pathname, parts).html.matchAll(/<script>(\w+\(\))<\/script>/g);
  expect([...found].map(([, script]) => script)).toEqual(scripts);
});

it("sends facts to the start-up script only on a path that has some", () => {
  expect(compose("/fact").html).toContain('"facts":[{"slots":{}}]');
  expect(compose("/loan").html).not.toContain('"facts"');
});

it.each([
  ["/loan", {}],
  ["/fact", {}],
  ["/pay", {}],
  ["/offer", { page: { html: "", css: "main{}" } }],
  ["/loan", { canaries: [{ id: "c", percent: 1, remotes: [remote("1.1.0", paths)] }] }],
])("allows each inline script and style of %s by its hash", (pathname, parts) => {
  const { html, headers } = compose(pathname, parts);
  const inline = [...html.matchAll(/<(?:script|style)>([^<]*)<\/(?:script|style)>/g)].map(([, text = ""]) => text);
  expect(inline.length).toBeGreaterThan(2);
  for (const text of inline)
    expect(headers["content-security-policy"]).toContain(createHash("sha256").update(text).digest("base64"));
});

it("preloads the same files for both variants of a canary when they do not differ", () => {
  const document = compose("/loan", { canaries: [{ id: "c", percent: 1, remotes: registry.remotes }] }).html;
  expect(document).toContain('<link rel="modulepreload"');
  expect(document).not.toContain('"preloads":');
  expect(document).not.toContain('"release"');
});

it("writes tags with an absolute address only when the site's origin is known", () => {
  const page = { html: "", css: "" };
  const head = compose("/offer", { page }).html;
  expect(head).not.toMatch(/canonical|og:url|og:image|schema.org","@type":"[^}]*"url"/);
  expect(head).toContain('<meta name="twitter:card" content="summary">');
  const cdn = registryOf({ ...remote("1.0.0", paths), base: "https://cdn.example/loan/" });
  expect(compose("/offer", { page, registry: cdn }).html).toContain(
    '<meta property="og:image" content="https://cdn.example/loan/offer.png">',
  );
  const chinese = { ...environment, locale: "zh-CN" as const };
  expect(compose("/offer", { page, environment: chinese }).html).toContain(
    '<meta property="og:locale" content="zh_CN">',
  );
});

it("lists public pages with a description, and keeps the API out", () => {
  expect(composeSitemap(registry, "https://lender.example").split("\n")).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    "<url><loc>https://lender.example/offer</loc></url>",
    "</urlset>",
    "",
  ]);
  expect(composeRobots("/api", "https://lender.example").split("\n")).toEqual([
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /sandbox",
    "Sitemap: https://lender.example/sitemap.xml",
    "",
  ]);
});

it("fills placeholders in, and keeps unknown ones", () => {
  expect(fillIn("{a} and {b}, {a}", { a: "1" })).toBe("1 and {b}, 1");
  expect(overrideBadge({ remote: "loan", version: "1", from: "http://localhost/" }).html).toMatch(
    /^<aside id="override" aria-/,
  );
});

it.each([
  ["two apps", [["/a"], ["/a", "/b"]], ["/a is claimed by one and two"]],
  [
    "the server",
    [["/assets"], ["/sandbox/x"]],
    ["/assets is claimed by one, but belongs to the server", "/sandbox/x is claimed by two, but belongs to the server"],
  ],
  [
    "the API",
    [["/v1/a"], ["/v1"]],
    ["/v1/a is claimed by one, but belongs to the server", "/v1 is claimed by two, but belongs to the server"],
  ],
  ["nobody", [["/a", "/apiary"], ["/v12"]], []],
])("finds paths that also belong to %s", (_, [one = [], two = []], messages) => {
  const owner = (name: string, list: readonly string[]) => ({
    name,
    paths: Object.fromEntries(list.map((path) => [path, {}])),
  });
  expect(findConflicts([owner("one", one), owner("two", two)], "/v1")).toEqual(messages);
});

it.each([
  "/api",
  "/assets",
  "/collect",
  "/healthz",
  "/readyz",
  "/reports",
  "/robots.txt",
  "/sandbox",
  "/sitemap.xml",
  "/status",
])("reserves %s for the server", (path) => {
  expect(findConflicts([{ name: "loan", paths: { [path]: {} } }])).toHaveLength(1);
});
