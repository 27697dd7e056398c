import { createHash } from "node:crypto";
import { parseEnvironment } from "@lending/bridge/environment";
import { expect, it } from "vitest";
import type { FirstPaint, Registry, RegistryRemote, RemotePath, ShellManifest } from "../manifest/index.ts";
import { composeDocument } from "./composeDocument.ts";
import { browserCheckScript, unsupportedBrowserScript } from "./documentElements.ts";
import { composeRobots, composeSitemap } from "./searchEngines.ts";

// Whole documents with every part in its place. Long texts of the build are shortened.
const titled = (text: string) => ({ source: text, "en-PH": text, "fil-PH": `${text} fil`, "zh-CN": `${text} zh` });
const firstPaint = (html: string, css = "b{}", more: Partial<FirstPaint> = {}): FirstPaint => ({
  ...{ html, css, facts: [], actions: [] },
  ...more,
});
const screen = (title: string, more: Partial<RemotePath> = {}): RemotePath => ({
  ...{ title: titled(title), screen: "Screen", firstPaint: firstPaint("<p>Loan</p>"), early: [] },
  ...{ scripts: ["a.js"], styles: ["a.css"], soon: [], locales: {} },
  ...more,
});
const controls = (back: string, retry: string) =>
  `<button data-back="" aria-label="${back}" data-label="Back||Bumalik|返回"></button><button data-retry="" data-words="Retry||Subukan ulit|重试">${retry}</button>`;
const shell: ShellManifest = {
  ...{ version: "1.0.0", entry: "main.js", scripts: ["main.js"], styles: ["main.css"], soon: [], paths: {}, files: {} },
  ...{ criticalCss: "p{}", host: "1.0.0", chooseVariant: "choose()" },
  ...{ criticalFile: "critical.css", verbs: [], shape: {} },
  ...{ startup: "start()", startupWithFacts: "facts()", startupWithActions: "actions()", startupOfPage: "page()" },
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
const factsAndActions = { facts: [{ slots: {} }], actions: [{ when: [] }] };
const paths = {
  "/loan": screen("Loan"),
  "/pay": screen("Pay", { firstPaint: firstPaint("<p>Pay</p>", "b{}", factsAndActions) }),
  "/fact": screen("Fact", { firstPaint: firstPaint("<p>Fact</p>", "b{}", { facts: [{ slots: {} }] }) }),
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
const canaryOf = (remotes: readonly RegistryRemote[]) => ({ canaries: [{ id: "c-1", percent: 10, remotes }] });

/** The elements of a document, one a line, without the environment, the styles of the brand and the registry's paths. */
const elementsOf = ({ html }: { readonly html: string }) =>
  html
    .replace(/(id="environment">)[^<]*/, "$1…")
    .replace(/("paths":){"\/.*?"Screen"}}/g, "$1…")
    .replace(/(<style>p\{\})[^<]*/, "$1…")
    .replace(/<noscript>.*?<\/noscript>/, "<noscript>…</noscript>")
    .split(/(?<=>)(?=<)/);

const usual = elementsOf(compose("/loan", { generation: 7 }));

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
    <button data-back="" aria-label="Back" data-label="Back||Bumalik|返回">
    </button>
    <button data-retry="" data-words="Retry||Subukan ulit|重试">Retry</button>
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
  expect(document.html).not.toMatch(/noindex|id="first-paint"/);
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
    <template id="first-paint-own">
    <style>b{}</style>
    …
    <div id="skeleton" data-page>
    <main>Offer</main>
    …
    <script>floor||stop()</script>
    …"
  `);
});

it("composes the document of a canary whose files differ", () => {
  const document = compose("/loan", { generation: 8, ...canaryOf([remote("1.1.0", paths)]) });
  expect(document.html).not.toContain('rel="modulepreload" fetchpriority="low" crossorigin href="/assets/loan');
  expect(differencesOf(document)).toMatchInlineSnapshot(`
    "…
    <script type="application/json" id="registry">{"release":8,"shell":{"name":"shell","base":"/assets/shell/","entry":"main.js","integrity":"sha256-1.0.0","paths":{}},"remotes":[{"name":"loan","variant":"live","base":"/assets/loan/1.0.0/","entry":"entry.js","integrity":"sha256-1.0.0","paths":…}]}</script>
    <script type="application/json" id="preloads">{"title":{"source":"Loan","en-PH":"Loan","fil-PH":"Loan fil","zh-CN":"Loan zh"},"early":[],"styles":[{"href":"/assets/loan/1.0.0/a.css"}],"modules":[{"href":"/assets/loan/1.0.0/entry.js"},{"href":"/assets/loan/1.0.0/a.js","integrity":"sha256-a-1.0.0"}],"locales":{}}</script>
    <script type="application/json" id="canary">[{"id":"c-1","percent":10,"remotes":[{"name":"loan","variant":"canary","base":"/assets/loan/1.1.0/","entry":"entry.js","integrity":"sha256-1.1.0","paths":…}],"preloads":{"title":{"source":"Loan","en-PH":"Loan","fil-PH":"Loan fil","zh-CN":"Loan zh"},"early":[],"styles":[{"href":"/assets/loan/1.1.0/a.css"}],"modules":[{"href":"/assets/loan/1.1.0/entry.js"},{"href":"/assets/loan/1.1.0/a.js","integrity":"sha256-a-1.1.0"}],"locales":{}}}]</script>
    <script>choose()</script>
    …"
  `);
});

it("composes the document of a developer's override", () => {
  const tools = { link: "l", release: 3 };
  const override = { remote: "loan", version: "2.0.0", from: "http://localhost:4101/", tools };
  expect(differencesOf(compose("/none", { override }))).toMatchInlineSnapshot(`
    "…
    <title>Loans &#38; &#60;/script&#62;&#60;script&#62;alert(1)&#60;/script&#62;</title>
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
    …"
  `);
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
      "connect-src 'self' https://cdn.example https://api.example https://reports.example http://localhost:3000 ws://localhost:3000",
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
  ["/fact", {}],
  ["/pay", {}],
  ["/offer", { page: { html: "", css: "main{}" } }],
  ["/loan", canaryOf([remote("1.1.0", paths)])],
])("allows only its inline scripts and styles, by hash, in %s", (pathname, parts) => {
  const document = compose(pathname, parts);
  const inline = [...document.html.matchAll(/<(script|style)>(.*?)<\/\1>/g)];
  expect(inline.length).toBeGreaterThan(2);
  const hashes = new Set(policyOf(document).match(/'sha256-[^']*'/g));
  expect(hashes).toEqual(new Set(inline.map(([, , text = ""]) => sha256(text))));
});

it.each([
  ["a borrower's page", "/loan", {}, ["start()"]],
  ["a page with facts", "/fact", {}, ["facts()"]],
  ["a page with actions", "/pay", {}, ["actions()"]],
  ["a public page", "/offer", { page: { html: "", css: "" } }, ["page()"]],
  ["an unknown path", "/none", {}, ["start()"]],
  ["a canary with facts", "/loan", canaryOf([remote("1", { "/loan": paths["/fact"] })]), ["choose()", "facts()"]],
])("chooses the start-up script of %s", (_, pathname, parts, scripts) => {
  const found = compose(pathname, parts).html.matchAll(/<script>(\w+\(\))<\/script>/g);
  expect([...found].map(([, script]) => script)).toEqual(scripts);
});

it("escapes texts of the environment and the registry", () => {
  const { html } = composeOnly({ firstPaint: firstPaint('<p data-brand=""></p>') });
  expect(html).not.toContain("<script>alert(1)");
  expect(JSON.parse(textOf(html, /id="environment">([\s\S]*?)<\/script>/))).toEqual(environment);
  expect(html).toContain('</noscript><p data-brand="">Loans &#38; &#60;/script&#62;');
});

it("contains the first paint of a next route on a path with actions, with the rules that it lacks", () => {
  const loan = { ...paths["/pay"], nextPaths: ["/repay"] };
  const next = screen("Repay", { firstPaint: firstPaint("<p>Repay</p>", "b{}\n.repay{left:0}") });
  const parts = { registry: registryOf(remote("1.0.0", { "/loan": loan, "/repay": next })) };
  const document = compose("/loan", parts);
  expect(document.html).toContain(
    '<template id="first-paint/repay"><style>.repay{left:0}</style><p>Repay</p></template>',
  );
  expect(policyOf(document)).toContain(sha256(".repay{left:0}"));
  expect(textOf(document.html, /id="next-preloads">(.*?)<\/script>/)).toContain('"template":"first-paint/repay"');
  expect(compose("/repay", parts).html).not.toMatch(/first-paint\/|next-preloads/);
  // The versions of the next routes are not known yet.
  expect(compose("/loan", { ...parts, ...canaryOf(parts.registry.remotes) }).html).not.toContain("next-preloads");
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

it("numbers the classes of its first paints, so that equal names are one and others differ", () => {
  const [one, other, shared] = ["0", "1", "2"].map((digit) => `p_${digit.repeat(16)}`);
  const own = firstPaint(`<p class="${one} ${shared}">p_1</p>`, `.${one}{top:0}\n.${shared}{left:0}`);
  const unknown = firstPaint(`<i class="${other}"></i>`, `.${other}{top:1px}\n.${shared}{left:0}`);
  const document = composeOnly({ firstPaint: own }, { shell: { ...shell, firstPaint: unknown } });
  expect(document.html).toContain('</noscript><p class="p0 p1">p_1</p>');
  expect(textOf(document.html, /<style>(.*?)<\/style>/s)).toContain(".p0{top:0}.p1{left:0}");
  expect(document.html).toContain(
    '<template id="first-paint"><style>.p2{top:1px}</style><i class="p2"></i></template>',
  );
  expect(policyOf(document)).toContain(sha256(".p2{top:1px}"));
});

it("has the deployment's names of fields in place of their meanings", () => {
  const named = (field: string) => ({ slots: { f0: { field } } });
  const unknown = ["{confirmation.unknown}", "{confirmation.constructor}", "{constructor.name}"];
  const facts = ["{confirmation.repayPlans}.0.pay_time", ...unknown].map(named);
  const wireNames = { confirmation: { repayPlans: "plan" } };
  const parts = { environment: parseEnvironment({ locale: "source", wireNames }) };
  const { html } = composeOnly({ firstPaint: firstPaint("<p></p>", "", { facts }) }, parts);
  const { facts: sent } = JSON.parse(textOf(html, /id="preloads">([^<]*)/));
  expect(sent).toEqual(["plan.0.pay_time", ...unknown].map(named));
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
  // The styles of a public page use any token.
  const page = compose("/offer", { ...parts, page: { html: "", css: "" } }).html;
  expect(page).toContain(`<style>${criticalCss}`);
  expect(page).not.toContain("critical.css");
});

it("has nothing that waits for the end of the document, or at which the parser would wait for a file", () => {
  for (const pathname of ["/loan", "/offer", "/nobody"]) {
    const { html } = compose(pathname);
    expect(html).not.toContain('rel="stylesheet"');
    expect(html.match(/<script[^>]* src=[^>]*>/g)).toEqual([
      '<script type="module" async fetchpriority="low" crossorigin src="/assets/shell/main.js" integrity="sha256-m">',
    ]);
    // It runs as soon as it has loaded, so every element that it reads is before it.
    expect(html).toMatch(/<div id="root">.*<script type="module" async[^>]*><\/script><\/body><\/html>$/);
  }
});

it("preloads the same files for both variants of a canary when they do not differ", () => {
  const { html } = compose("/loan", canaryOf(registry.remotes));
  expect(html).toContain('<link rel="modulepreload"');
  expect(html).not.toContain('"preloads":');
  expect(html).not.toContain('"release"');
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
