import { createHash } from "node:crypto";
import { parseEnvironment } from "@lending/bridge/environment";
import { expect, it } from "vitest";
import {
  closePaths,
  DOCUMENT_FORM,
  type FirstPaint,
  type Registry,
  type RegistryRemote,
  type RemotePath,
  type ShellManifest,
  type SiteRegistry,
} from "../manifest/index.ts";
import { composeDocument } from "./composeDocument.ts";
import { browserCheckScript, unsupportedBrowserScript } from "./documentElements.ts";
import { composeRobots, composeSitemap } from "./searchEngines.ts";

// Whole documents with every part in its place. Long texts of the build are shortened.
const titled = (text: string) => ({ source: text, "en-PH": text, "fil-PH": `${text} fil`, "zh-CN": `${text} zh` });
const firstPaint = (html: string, css = "b{}"): FirstPaint => ({ html, css });
const screen = (title: string, more: Partial<RemotePath> = {}): RemotePath => ({
  ...{ title: titled(title), screen: "Screen", firstPaint: firstPaint("<p>Loan</p>"), early: [] },
  ...{ scripts: ["a.js"], styles: ["a.css"], soon: [], locales: {} },
  ...more,
});
const controls = (back: string, retry: string) =>
  `<button data-back="" aria-label="${back}" data-label="Back||Bumalik|返回"></button><button data-retry="" data-words="Retry||Subukan ulit|重试">${retry}</button>`;
const shell: ShellManifest = {
  ...{ version: "1.0.0", entry: "main.js", scripts: ["main.js"], styles: ["main.css"], soon: [], paths: {}, files: {} },
  ...{ criticalCss: "p{}", host: "1.0.0", documentForm: DOCUMENT_FORM },
  ...{ criticalFile: "critical.css", verbs: [], contract: {} },
  ...{
    startup: "start()",
    startupWithFacts: "facts()",
    startupWithControls: "both()",
    startupOfPage: "page()",
    controlsScript: "controls()",
  },
  firstPaint: firstPaint(controls("Back", "Retry")),
};
const published = {
  description: titled('The "best" <offer>'),
  structuredData: { "@type": "FinancialService", name: "</script>" },
  picture: "offer.png",
  section: "terms",
};
const remote = (version: string, paths: RegistryRemote["paths"]): RegistryRemote => ({
  ...{ name: "loan", version, base: `/assets/loan/${version}/`, entry: "entry.js", integrity: `sha256-${version}` },
  paths,
  hashes: { "a.js": `sha256-a-${version}` },
});
const paths = {
  "/loan": screen("Loan"),
  "/pay": screen("Pay", {
    firstPaint: { ...firstPaint("<p>Pay</p>"), controls: '<template data-controls="pay"></template>' },
    facts: "facts.pay.js",
  }),
  "/fact": screen("Fact", { facts: "facts.fact.js" }),
  "/offer": screen("Offer", { public: published }),
  "/form": screen("Form", { public: { picture: "form.png" } }),
};
const registryOf = (...remotes: RegistryRemote[]): Registry => ({
  shell: {
    ...remote("1.0.0", {}),
    name: "shell",
    base: "/assets/shell/",
    entry: "main.js",
    hashes: { "main.js": "sha256-m" },
  },
  remotes,
});
const registry = registryOf(remote("1.0.0", paths));
const read = { client: "json", method: "GET", path: "/v1/order", fields: {} } as const;
const environment = parseEnvironment({
  brandName: "Loans & </script><script>alert(1)</script>",
  apiBase: "https://api.example/v1",
  analyticsUrl: "",
});

type Parts = Partial<Parameters<typeof composeDocument>[0]>;
const compose = (pathname: string, parts: Parts = {}) =>
  composeDocument({ shell, registry, environment, pathname, ...parts });
/** Composes the document of a remote's only path. */
const composeOnly = (path: Partial<RemotePath>, parts: Parts = {}) =>
  compose("/only", { registry: registryOf(remote("1.0.0", { "/only": screen("Only", path) })), ...parts });
const policyOf = ({ headers }: { readonly headers: Readonly<Record<string, string>> }) =>
  headers["content-security-policy"] ?? "";
const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const textOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
const noScriptOf = (html: string) => /<noscript>.*?<\/noscript>/.exec(html)?.[0] ?? "";

/** The elements of a document, one a line, without the environment, the styles of the brand and the registry's paths. */
const elementsOf = ({ html }: { readonly html: string }) =>
  html
    .replace(/(id="environment">)[^<]*/, "$1…")
    .replace(/("paths":){"\/.*?"Screen"}}/g, "$1…")
    .replace(/(<style>p\{\})[^<]*/, "$1…")
    .replace(/<noscript>.*?<\/noscript>/, "<noscript>…</noscript>")
    .split(/(?<=>)(?=<)/);

const usual = elementsOf(compose("/loan", { release: 7 }));

/** The elements that only this document has, with `…` for those of a borrower's page. */
const differencesOf = (document: { readonly html: string }) =>
  elementsOf(document)
    .map((line) => (usual.includes(line) ? "…" : line))
    .filter((line, index, lines) => line !== "…" || lines[index - 1] !== "…")
    .join("\n");

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
    <script type="application/json" id="start-environment">{"apiBase":"https://api.example/v1","productPrefix":"/api/app","linkScheme":"sandboxlending","locale":"source","headers":{"json":{"X-Session-Id":"sessionId","X-Device-Id":"deviceId"},"form":{"X-App-Version":"appVersion","X-Advertising-Id":"advertisingId"}}}</script>
    <script type="application/json" id="preloads">{"title":{"source":"Loan","en-PH":"Loan","fil-PH":"Loan fil","zh-CN":"Loan zh"},"early":[],"styles":[{"href":"/assets/loan/1.0.0/a.css"}],"locales":{}}</script>
    <script>var floor;try{floor=BigInt&&(/^Apple/.test(navigator.vendor)||CSS.supports("selector(a)"))}catch(e){}floor||document.write("<script type=a>")</script>
    <script>start()</script>
    <meta name="robots" content="noindex">
    <style>p{}…</style>
    </head>
    <body>
    <div id="skeleton">
    <noscript>…</noscript>
    <p>Loan</p>
    </div>
    <link rel="preload" as="style" crossorigin href="/assets/shell/main.css">
    <div id="root">
    </div>
    <script>floor||(document.body.innerHTML=document.querySelector("#skeleton>noscript").textContent,stop())</script>
    <script type="application/json" id="environment">…</script>
    <script type="application/json" id="registry">{"release":7,"shell":{"name":"shell","base":"/assets/shell/","entry":"main.js","integrity":"sha256-1.0.0","paths":{}},"remotes":[{"name":"loan","base":"/assets/loan/1.0.0/","entry":"entry.js","integrity":"sha256-1.0.0","paths":…}],"isPartial":true}</script>
    <script type="module" async fetchpriority="low" crossorigin src="/assets/shell/main.js" integrity="sha256-m">
    </script>
    <script type="application/json" id="other-remotes">[]</script>
    <template id="first-paint">
    <button data-back="" aria-label="Back" data-label="Back||Bumalik|返回">
    </button>
    <button data-retry="" data-words="Retry||Subukan ulit|重试">Retry</button>
    </template>
    </body>
    </html>"
  `);
});

it("composes the document of a public page", () => {
  const page = { html: "<main>Offer</main>", css: "main{}" };
  const document = compose("/offer/", { page, origin: "https://lender.example" });
  expect(document.html).toContain('<noscript><meta http-equiv="refresh" content="0; url=#terms"></noscript>');
  expect(document.html).not.toMatch(/noindex|id="first-paint"/);
  expect(differencesOf(document)).toMatchInlineSnapshot(`
    "…
    <title>Offer</title>
    …
    <script type="application/json" id="preloads">{"title":{"source":"Offer","en-PH":"Offer","fil-PH":"Offer fil","zh-CN":"Offer zh"},"early":[],"styles":[{"href":"/assets/loan/1.0.0/a.css"}],"locales":{},"template":"first-paint-own","section":"terms"}</script>
    …
    <script>page()</script>
    <meta name="description" content="The &#34;best&#34; &#60;offer&#62;">
    <link rel="canonical" href="https://lender.example/offer">
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="Loans &#38; &#60;/script&#62;&#60;script&#62;alert(1)&#60;/script&#62;">
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
    <div id="skeleton" data-page>
    <main>Offer</main>
    …
    <script>floor||stop()</script>
    …
    <script type="application/json" id="registry">{"shell":{"name":"shell","base":"/assets/shell/","entry":"main.js","integrity":"sha256-1.0.0","paths":{}},"remotes":[{"name":"loan","base":"/assets/loan/1.0.0/","entry":"entry.js","integrity":"sha256-1.0.0","paths":…}],"isPartial":true}</script>
    …
    <template id="first-paint-own">
    …"
  `);
});

it("composes the document of a preview, with a bar that needs no script to leave it", () => {
  expect(differencesOf(compose("/loan", { release: 7, preview: "loan 2.0.0" }))).toMatchInlineSnapshot(`
    "…
    <aside id="preview" aria-labelledby="preview-what">
    <p id="preview-what">Not live: loan 2.0.0</p>
    <a id="preview-leave" href="?variant=off">Leave</a>
    </aside>
    …
    <script>document.getElementById("preview-leave").onclick=function(e){var u=new URL(location.href);e.preventDefault();u.searchParams.set("variant","off");location.replace(u.href)}</script>
    …"
  `);
});

it("ends after what a server appends, and announces data in its head only when it follows", () => {
  const document = compose("/early", {
    registry: registryOf(remote("1.0.0", { "/early": screen("Early", { early: [read] }) })),
  });
  expect(document.early).toEqual([read]);
  expect(document.split(false)).toEqual([document.html.replace("</body></html>", ""), "</body></html>"]);
  const [start, end] = document.split(true);
  expect(start + end).toBe(document.html.replace("<head>", '<head><meta name="read">'));
  expect(end).toContain('<template id="first-paint">');
});

it("contains no files of a closed path, neither as its next route nor in its registry", () => {
  const site = registryOf(remote("1.0.0", { "/loan": screen("Loan", { nextPaths: ["/pay"] }), "/pay": paths["/pay"] }));
  const { html } = compose("/loan", { registry: closePaths(site, (path) => path === "/pay") });
  expect(textOf(html, /id="next-preloads">(.*?)<\/script>/)).toBe("{}");
  const [closed] = JSON.parse(textOf(html, /id="other-remotes">(.*?)<\/script>/)) as SiteRegistry["remotes"];
  expect(closed).toMatchObject({ name: "closed", base: "/assets/closed/", paths: { "/pay": {} } });
});

it("names at its start the owner of the path alone, and other remotes after the place of the data", () => {
  const site = registryOf(remote("1.0.0", paths), { ...remote("1.0.0", {}), name: "other" });
  const [start, end] = compose("/loan", { registry: site }).split(true);
  const { isPartial, remotes } = JSON.parse(textOf(start, /id="registry">(.*?)<\/script>/)) as SiteRegistry;
  expect([isPartial, ...remotes.map(({ name }) => name)]).toEqual([true, "loan"]);
  const others = JSON.parse(textOf(end, /id="other-remotes">(.*?)<\/script>/)) as SiteRegistry["remotes"];
  expect(others.map(({ name }) => name)).toEqual(["other"]);
});

it("names every remote at its start when none owns the path", () => {
  const { html } = compose("/none");
  const { isPartial, remotes } = JSON.parse(textOf(html, /id="registry">(.*?)<\/script>/)) as SiteRegistry;
  expect([isPartial, ...remotes.map(({ name }) => name)]).toEqual([undefined, "loan"]);
  expect(html).not.toContain("other-remotes");
});

it("names every source in the security policy, and nothing unsafe", () => {
  const development = { script: "dev()", origins: ["http://localhost:3000"] };
  const far = { ...environment, redirectHosts: ["*"], analyticsUrl: "https://reports.example/collect" };
  const onCdn = registryOf({ ...remote("1.0.0", paths), base: "https://cdn.example/loan/" });
  const policy = policyOf(compose("/loan", { development, environment: far, registry: onCdn }));
  expect(policy.replace(/sha256-[^']*/g, "…").split("; ")).toMatchInlineSnapshot(`
    [
      "default-src 'none'",
      "script-src 'self' https://cdn.example http://localhost:3000 '…' '…' '…' '…'",
      "style-src 'self' https://cdn.example http://localhost:3000 '…' '…'",
      "img-src 'self' data: blob: https: http:",
      "font-src 'self' https://cdn.example",
      "connect-src 'self' https://cdn.example https://api.example https://reports.example https: http: http://localhost:3000 ws://localhost:3000",
      "frame-src 'self' https: mailto: tel: http:",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types rspack-dev-server#overlay 'allow-duplicates'",
    ]
  `);
  expect(policyOf(compose("/loan"))).toMatch(/; trusted-types 'none'$/);
  expect(Object.entries(compose("/loan").headers).filter(([name]) => name !== "content-security-policy")).toEqual([
    ["content-type", "text/html; charset=utf-8"],
    ["cache-control", "no-cache"],
    ["referrer-policy", "no-referrer"],
    ["x-content-type-options", "nosniff"],
    ["permissions-policy", "camera=(), microphone=(), payment=(), usb=()"],
  ]);
});

it("lets the page request the hosts of agreements that the environment lists", {
  tags: "confirmation.agreement-hosts",
}, () => {
  const listed = parseEnvironment({
    stage: "production",
    h5Base: "https://h5.araw.ph/app",
    sessionHosts: ["docs.araw.ph:8443"],
    redirectHosts: ["*.partner.ph"],
  });
  expect(policyOf(compose("/loan", { environment: listed }))).toContain(
    "connect-src 'self' https://h5.araw.ph docs.araw.ph:8443 *.partner.ph;",
  );
});

it("lets the page frame the lender's own policy, and describes the lender to search engines", {
  tags: "site.policy-frame",
}, () => {
  const own = parseEnvironment({
    policyUrl: "https://www.araw.ph/privacy",
    companyName: "Araw Lending Inc.",
    companyAddress: "2 Ayala Avenue, Makati City",
    serviceEmail: "help@araw.ph",
  });
  const document = compose("/offer", { environment: own });
  expect(policyOf(document)).toMatch(/frame-src [^;]*https:\/\/www\.araw\.ph(;| )/);
  expect(document.html).toContain('"name":"Araw Lending Inc.","email":"help@araw.ph"');
  expect(document.html).toContain('"streetAddress":"2 Ayala Avenue, Makati City"');
});

it.each([
  ["/loan", {}],
  ["/fact", { facts: "read()" }],
  ["/pay", { facts: "read()" }],
  ["/offer", { page: { html: "", css: "main{}" } }],
  ["/loan", { preview: "loan 2.0.0" }],
])("allows only its inline scripts and styles, by hash, in %s", (pathname, parts) => {
  const document = compose(pathname, parts);
  const inline = [...document.html.matchAll(/<(script|style)>(.*?)<\/\1>/g)];
  expect(inline.length).toBeGreaterThan(2);
  const hashes = new Set(policyOf(document).match(/'sha256-[^']*'/g));
  expect(hashes).toEqual(new Set(inline.map(([, , text = ""]) => sha256(text))));
});

it.each([
  ["a borrower's page", "/loan", {}, ["start()"]],
  ["a page with facts", "/fact", { facts: "read()" }, ["facts()", "read()"]],
  ["a page with controls", "/pay", { facts: "read()" }, ["both()", "read()", "controls()"]],
  ["a page whose facts are long", "/fact", { facts: "read();".repeat(1001) }, ["facts()"]],
  ["a public page", "/offer", { page: { html: "", css: "" } }, ["page()"]],
  ["an unknown path", "/none", {}, ["start()"]],
])("chooses the scripts of %s", (_, pathname, parts, scripts) => {
  const found = compose(pathname, parts).html.matchAll(/<script>(\w+\(\))<\/script>/g);
  expect([...found].map(([, script]) => script)).toEqual(scripts);
});

it("escapes texts of the environment and the registry", () => {
  const { html } = composeOnly({ firstPaint: firstPaint('<p data-brand=""></p>') });
  expect(html).not.toContain("<script>alert(1)");
  const [start, later] = ["start-environment", "environment"].map((id) =>
    JSON.parse(textOf(html, new RegExp(`id="${id}">([\\s\\S]*?)</script>`))),
  );
  expect({ ...start, ...later }).toEqual(environment);
  expect(Object.keys(start).filter((key) => key in later)).toEqual([]);
  expect(html).toContain('</noscript><p data-brand="">Loans &#38; &#60;/script&#62;');
});

it.each([
  ["in the document", "read()", "main.js"],
  ["unknown to the server", undefined, "facts.fact.js"],
  ["too long for the document", "read();".repeat(1001), "facts.fact.js"],
])(
  "links the file with the facts of a path before all others, unless they are in the document: %s",
  (_, facts, file) => {
    const { html } = compose("/fact", facts === undefined ? {} : { facts });
    expect(textOf(html, /<link rel="modulepreload"[^>]* href="[^"]*\/([^"/]+)"/)).toBe(file);
    expect(textOf(html, /id="preloads">([^<]*)/)).not.toContain("facts.fact.js");
  },
);

it("contains what is visible before the facts, what they read, and the registry", () => {
  const { html } = compose("/fact", { facts: "read()" });
  const order = ["start-environment", "facts()", 'id="root"', "read()", 'id="environment"', 'id="registry"'];
  const positions = order.map((one) => html.indexOf(one));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
});

it("defers the layout of later sections of a readable page", () => {
  const page = { html: "", css: "" };
  const rule = "[data-at-top] #skeleton main>section~section{content-visibility:auto";
  expect(compose("/offer", { page }).html).toContain(rule);
  for (const { html } of [compose("/form", { page }), compose("/loan")]) expect(html).not.toContain("data-at-top");
});

it("contains controls and the first paint of a next route after the place of the data, with their rules and numbered classes", () => {
  const [own, both, ofNext, ofControls] = ["0", "1", "2", "3"].map((digit) => `p_${digit.repeat(16)}`);
  const loan = {
    ...paths["/pay"],
    firstPaint: {
      html: `<p class="${own} ${both}">p_1</p>`,
      css: `.${own}{top:0}\n.${ofControls}{top:1px}\n@media{.${both}{top:2px}}\nb{}`,
      controls: `<template data-controls="pay"><a class="${ofControls}"></a></template>`,
    },
    nextPaths: ["/repay"],
  };
  const nextCss = `b{}\n.${both}.${ofNext}{left:0}\n.${ofNext}{left:1px}\n.${ofControls}{top:1px}`;
  const next = screen("Repay", { firstPaint: firstPaint("<p>Repay</p>", nextCss) });
  const parts = { registry: registryOf(remote("1.0.0", { "/loan": loan, "/repay": next })) };
  const document = compose("/loan", parts);
  const [first, later] = document.split(true);
  expect(first).toMatch(/<p class="p0 p1">p_1<\/p>.*<div id="root"><\/div>.*<script type="module"/);
  expect(first).not.toMatch(/first-paint\/|next-preloads|data-controls/);
  expect(later).toMatch(
    /^<style>\.p\d\{top:1px\}<\/style><script>controls\(\)<\/script><template data-controls="pay">.*?<\/template><script/,
  );
  expect(later).toContain('<template id="first-paint/repay"><p>Repay</p></template>');
  expect(textOf(later, /id="next-preloads">(.*?)<\/script>/)).toContain('"template":"first-paint/repay"');
  // A class has its rules together, in their order, so that none overrides another one than in the stylesheet.
  expect(textOf(first, /<style>(.*?)<\/style>/s)).toMatch(
    /\.p0\{top:0\}@media\{\.p1\{top:2px\}\}b\{\}\.p1\.p2\{left:0\}\.p2\{left:1px\}$/,
  );
  expect(compose("/repay", parts).html).not.toMatch(/first-paint\/|next-preloads/);
});

it("shows advice and a phone number in the deployment's language without scripts and in an unsupported browser", () => {
  const messageIn = (locale: string, pathname = "/loan") => {
    const local = parseEnvironment({ locale, servicePhone: "+63 (2) 8000 0000" });
    return noScriptOf(compose(pathname, { environment: local }).html);
  };
  expect(messageIn("en-PH")).toContain('<main class="unscripted"><h1>');
  expect(messageIn("en-PH")).toContain("Please update our app and Android System WebView, or iOS.");
  expect(messageIn("en-PH")).toContain('<a href="tel:+63280000000">+63 (2) 8000 0000</a>');
  expect(messageIn("zh-CN")).toContain('<main class="unscripted" lang="zh-CN">');
  expect(messageIn("en-PH", "/nobody")).toBe(messageIn("en-PH"));
  // An unsupported browser does not run what follows the first script.
  expect(compose("/loan").html).toContain(`<script>${browserCheckScript}</script><script>start()</script>`);
});

it("has the first paint of its path, and Back and Retry without scripts, in the deployment's language", () => {
  const composeIn = (pathname: string, locale: string) =>
    compose(pathname, { environment: parseEnvironment({ locale }) }).html;
  const place = (html: string) => textOf(html, /<\/noscript>(.*?)<\/div><link/);
  expect(place(composeIn("/loan", "fil-PH"))).toBe("<p>Loan</p>");
  expect(place(composeIn("/nobody", "source"))).toBe(controls("Back", "Retry"));
  const filipino = composeIn("/nobody", "fil-PH");
  expect(place(filipino)).toBe(controls("Bumalik", "Subukan ulit"));
  expect(filipino).toContain(`${controls("Bumalik", "Subukan ulit")}</template>`);
  expect(noScriptOf(filipino)).toContain(
    '<a role="button" href="/">Bumalik</a> <a role="button" href="">Subukan ulit</a>',
  );
  // A remote of another tool has none.
  expect(place(composeOnly({ firstPaint: firstPaint("", "") }).html)).toBe(controls("Back", "Retry"));
});

it("replaces a public page without a description by the message without scripts, and indexes it nowhere", () => {
  const document = compose("/form", { page: { html: "<main>Form</main>", css: "" } });
  expect(document.html).toMatch(
    /<div id="skeleton" data-page><noscript><style>[^<]*#skeleton>main\{display:none\}<.*?<main>Form/,
  );
  expect(document.html).toContain('<meta name="robots" content="noindex">');
  expect(policyOf(document)).toContain(sha256(unsupportedBrowserScript(false)));
});

it("inlines what the first paint uses, and loads the complete styles as a file before it", () => {
  const criticalCss = ":root{--page:var(--white);--white:#fff;--unused:0}body{margin:0}";
  const usingToken = firstPaint("<p></p>", ".order{color:var(--page)}\n.shared{top:0}");
  const parts = { shell: { ...shell, styles: ["critical.css", "main.css"], criticalCss } };
  const { html } = composeOnly({ firstPaint: usingToken }, parts);
  expect(html).toContain("<style>:root{--page:var(--white);--white:#fff;}body{margin:0}");
  expect(html).toMatch(/critical\.css".*<style>.*\.order\{color.*\}\.shared.*main\.css".*<div id="root">/);
  const page = { html: '<p style="margin:var(--gap)"></p>', css: ".hero{color:var(--page)}" };
  const ofPage = { ...parts, shell: { ...parts.shell, criticalCss: criticalCss.replace("}", ";--gap:1px}") } };
  const prerendered = compose("/offer", { ...ofPage, page }).html;
  expect(prerendered).toContain("<style>:root{--page:var(--white);--white:#fff;--gap:1px}body{margin:0}");
  expect(prerendered).toMatch(/critical\.css".*<style>/);
});

it("has nothing that waits for the end of the document, or at which the parser would wait for a file", () => {
  for (const pathname of ["/loan", "/offer", "/nobody"]) {
    const { html } = compose(pathname);
    expect(html).not.toContain('rel="stylesheet"');
    expect(html.match(/<script[^>]* src=[^>]*>/g)).toEqual([
      '<script type="module" async fetchpriority="low" crossorigin src="/assets/shell/main.js" integrity="sha256-m">',
    ]);
    // It runs as soon as it has loaded, so every element that it reads is before it.
    expect(html).toMatch(
      /<div id="root">.*<script type="module" async[^>]*><\/script>(<script type="application\/json" id="other-remotes">.*<\/script>)?<template/,
    );
  }
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
