import { createHash } from "node:crypto";
import { parseEnvironment } from "@lending/bridge/environment";
import { describe, expect, it } from "vitest";
import type { FirstPaint, Registry, RemotePath, ShellManifest } from "../manifest/index.ts";
import { composeDocument } from "./composeDocument.ts";
import { browserCheckScript, unsupportedBrowserScript } from "./inlineScripts.ts";
import { composeSitemap } from "./searchEngines.ts";

function firstPaint(html: string, css = "", more: Partial<FirstPaint> = {}): FirstPaint {
  return { html, css, facts: [], actions: [], ...more };
}

const shell: ShellManifest = {
  version: "1.0.0",
  entry: "main.js",
  scripts: ["main.js"],
  styles: ["main.css"],
  criticalCss: ":root{--page:#fff}",
  criticalFile: "critical.css",
  firstPaint: firstPaint('<div class="unknown"></div>', ".unknown{color:var(--page)}\n.shared{top:0}"),
  startup: "console.log(1)",
  startupWithFacts: "console.log(2)",
  startupWithActions: "console.log(3)",
  startupOfPage: "console.log(4)",
  chooseVariant: "0",
  verbs: [],
  shape: {},
  soon: [],
  paths: {},
  host: "1.0.0",
  files: {},
};
const title = { source: "Order Details", "en-PH": "", "fil-PH": "", "zh-CN": "" };
const path: RemotePath = {
  title,
  screen: "OrderDetailsScreen",
  firstPaint: firstPaint('<div class="order"></div>', ".order{color:red}\n.shared{top:0}"),
  early: [],
  scripts: ["a.js"],
  styles: ["a.css"],
  soon: ["dialog.js"],
  locales: { "fil-PH": ["fil.js"] },
};
const registry: Registry = {
  shell: {
    name: "shell",
    version: "1.0.0",
    base: "/assets/shell/",
    entry: "main.js",
    paths: {},
    hashes: { "main.js": "sha256-abc" },
  },
  remotes: [
    {
      name: "loan",
      version: "1.0.0",
      base: "https://cdn.test/loan/",
      entry: "e.js",
      paths: {
        "/loanDetail": path,
        "/offer": {
          ...path,
          public: {
            description: { ...title, source: 'A "fair" offer' },
            structuredData: { "@type": "FinancialService", name: "</script>" },
            picture: "picture.0a1b2c3d.png",
            section: "terms",
          },
        },
      },
      hashes: { "e.js": "sha256-e" },
    },
  ],
};
const environment = parseEnvironment({ brandName: "Loans & </script><script>alert(1)</script>" });
const composed = composeDocument({ shell, registry, environment, pathname: "/loanDetail" });
const document = (pathname: string) => composeDocument({ shell, registry, environment, pathname }).html;
const policy = composed.headers["content-security-policy"] ?? "";
const styleOf = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";
const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("composeDocument", () => {
  it("allows only its inline scripts and styles, by hash, and nothing unsafe", () => {
    const scripts = [browserCheckScript, shell.startup, unsupportedBrowserScript({ isWritten: false })].map(sha256);
    expect(policy).toContain(`script-src 'self' https://cdn.test ${scripts.join(" ")};`);
    const style = /<style>([\s\S]*?)<\/style>/.exec(composed.html)?.[1] ?? "";
    expect(policy).toContain(sha256(style));
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    for (const directive of ["style-src", "font-src", "connect-src"])
      expect(policy).toMatch(new RegExp(`${directive} 'self' https://cdn\\.test`));
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
    const { html, headers } = composeDocument({ shell, registry, environment: own, pathname: "/offer" });
    expect(headers["content-security-policy"]).toMatch(/frame-src [^;]*https:\/\/www\.araw\.ph(;| )/);
    expect(html).toContain('"name":"Araw Lending Inc.","email":"help@araw.ph"');
    expect(html).toContain('"streetAddress":"2 Ayala Avenue, Makati City"');
  });

  it("escapes texts of the environment and the registry", () => {
    expect(composed.html).not.toContain("<script>alert(1)");
    const json = /id="environment">([\s\S]*?)<\/script>/.exec(composed.html)?.[1] ?? "";
    expect(JSON.parse(json)).toEqual(environment);
  });

  it("contains the first paint of a next route on a path with actions, with the rules that it lacks", () => {
    const next = firstPaint("<p>Repay</p>", ".shared{top:0}\n.repay{left:0}");
    const paths = {
      "/loanDetail": {
        ...path,
        nextPaths: ["/repay"],
        firstPaint: { ...path.firstPaint, actions: [{ when: [] }] },
      },
      "/repay": { ...path, firstPaint: next },
    };
    const remotes = registry.remotes.map((remote) => ({ ...remote, paths }));
    const compose = (pathname: string) =>
      composeDocument({ shell, registry: { ...registry, remotes }, environment, pathname });
    const { html, headers } = compose("/loanDetail");
    expect(html).toContain('<template id="first-paint/repay"><style>.repay{left:0}</style><p>Repay</p></template>');
    expect(headers["content-security-policy"]).toContain(sha256(".repay{left:0}"));
    expect(html).toContain('"template":"first-paint/repay"');
    expect(compose("/repay").html).not.toContain("first-paint/");
  });

  it("lists the preloads of the next routes and leaves out paths without an owner", () => {
    const registryWithNext: Registry = {
      ...registry,
      remotes: registry.remotes.map((remote) => ({
        ...remote,
        paths: { ...remote.paths, "/loanDetail": { ...path, nextPaths: ["/offer", "/nobody"] } },
      })),
    };
    const compose = (more: Partial<Parameters<typeof composeDocument>[0]> = {}) =>
      composeDocument({ shell, registry: registryWithNext, environment, pathname: "/loanDetail", ...more }).html;
    const next = /id="next-preloads">(.*?)<\/script>/.exec(compose())?.[1] ?? "";
    expect(JSON.parse(next)).toEqual({
      "/offer": {
        early: [],
        styles: [{ href: "https://cdn.test/loan/a.css" }],
        modules: [
          { href: "https://cdn.test/loan/e.js", integrity: "sha256-e" },
          { href: "https://cdn.test/loan/a.js" },
        ],
        locales: { "fil-PH": [{ href: "https://cdn.test/loan/fil.js" }] },
      },
    });
    expect(document("/loanDetail")).not.toContain("next-preloads");
    const canaries = [{ id: "t", percent: 10, remotes: registryWithNext.remotes }];
    expect(compose({ canaries, shell: { ...shell, chooseVariant: "0" } })).not.toContain("next-preloads");
  });

  it("shows advice and a phone number in the deployment's language without scripts and in an unsupported browser", () => {
    const noScriptHtml = (locale: string, pathname = "/loanDetail") => {
      const localEnvironment = parseEnvironment({ locale, servicePhone: "+63 (2) 8000 0000" });
      const { html } = composeDocument({ shell, registry, environment: localEnvironment, pathname });
      return /<noscript>.*?<\/noscript>/.exec(html)?.[0] ?? "";
    };
    expect(noScriptHtml("en-PH")).toContain('<main class="unscripted"><h1>');
    expect(noScriptHtml("en-PH")).toContain("Please update our app and Android System WebView, or iOS.");
    expect(noScriptHtml("en-PH")).toContain('<a href="tel:+63280000000">+63 (2) 8000 0000</a>');
    expect(noScriptHtml("zh-CN")).toContain('<main class="unscripted" lang="zh-CN">');
    expect(noScriptHtml("en-PH", "/nobody")).toBe(noScriptHtml("en-PH"));
    // An unsupported browser does not run what follows the first script.
    expect(composed.html).toContain(`<script>${browserCheckScript}</script><script>${shell.startup}</script>`);
    expect(composed.html).toContain(`<script>${unsupportedBrowserScript({ isWritten: false })}</script>`);
    const style = /<noscript><style>(.*?)<\/style>/.exec(document("/loanDetail"))?.[1] ?? "";
    expect(policy).toContain(sha256(style));
  });

  it("numbers the classes of its first paints, so that equal names are one and others differ", () => {
    const [one, other, shared] = ["0", "1", "2"].map((digit) => `p_${digit.repeat(16)}`);
    const own = firstPaint(`<p class="${one} ${shared}">p_1</p>`, `.${one}{top:0}\n.${shared}{left:0}`);
    const unknown = firstPaint(`<i class="${other}"></i>`, `.${other}{top:1px}\n.${shared}{left:0}`);
    const remotes = registry.remotes.map((remote) => ({ ...remote, paths: { "/": { ...path, firstPaint: own } } }));
    const options = { shell: { ...shell, firstPaint: unknown }, environment, pathname: "/" };
    const { html, headers } = composeDocument({ ...options, registry: { ...registry, remotes } });
    expect(html).toContain('</noscript><p class="p0 p1">p_1</p>');
    expect(styleOf(html)).toContain(".p0{top:0}.p1{left:0}");
    expect(html).toContain('<template id="first-paint"><style>.p2{top:1px}</style><i class="p2"></i></template>');
    expect(headers["content-security-policy"]).toContain(sha256(".p2{top:1px}"));
  });

  it("names the brand in a first paint", () => {
    const landing = firstPaint('<p data-brand=""></p>');
    const remotes = registry.remotes.map((one) => ({ ...one, paths: { "/": { ...path, firstPaint: landing } } }));
    const { html } = composeDocument({ shell, registry: { ...registry, remotes }, environment, pathname: "/" });
    expect(html).toContain('</noscript><p data-brand="">Loans &#38; &#60;/script&#62;');
  });

  it("has the first paint of its path, and Back and Retry without scripts, in the deployment's language", () => {
    const controls = (back: string, retry: string) =>
      `<button data-back="" aria-label="${back}" data-label="Back||Bumalik|返回"></button><button data-retry="" data-words="Retry||Subukan ulit|重试">${retry}</button>`;
    const unknown = firstPaint(controls("Back", "Retry"));
    const compose = (pathname: string, locale: string) =>
      composeDocument({
        shell: { ...shell, firstPaint: unknown },
        registry,
        environment: parseEnvironment({ locale }),
        pathname,
      }).html;
    const place = (html: string) => /<\/noscript>(.*?)<\/div><link/.exec(html)?.[1];
    expect(place(compose("/loanDetail", "fil-PH"))).toBe('<div class="order"></div>');
    expect(place(compose("/nobody", "source"))).toBe(controls("Back", "Retry"));
    const filipino = compose("/nobody", "fil-PH");
    expect(place(filipino)).toBe(controls("Bumalik", "Subukan ulit"));
    expect(filipino).toContain(`<template id="first-paint">${controls("Bumalik", "Subukan ulit")}</template>`);
    const noScript = /<noscript>.*?<\/noscript>/.exec(filipino)?.[0];
    expect(noScript).toContain('<a role="button" href="/">Bumalik</a> <a role="button" href="">Subukan ulit</a>');
  });

  it("has the deployment's names of fields in place of their meanings", () => {
    const named = (field: string) => ({ slots: { f0: { field } } });
    const unknown = ["{confirmation.unknown}", "{confirmation.constructor}", "{constructor.name}"];
    const facts = ["{confirmation.repayPlans}.0.pay_time", ...unknown].map(named);
    const own = { ...path, firstPaint: firstPaint("", "", { facts }) };
    const remotes = registry.remotes.map((one) => ({ ...one, paths: { "/own": own } }));
    const parts = { shell, registry: { ...registry, remotes }, pathname: "/own" };
    const wireNames = { confirmation: { repayPlans: "plan" } };
    const { html } = composeDocument({ ...parts, environment: parseEnvironment({ locale: "source", wireNames }) });
    const preloads = JSON.parse(/id="preloads">([^<]*)/.exec(html)?.[1] ?? "");
    expect(preloads.facts).toEqual(["plan.0.pay_time", ...unknown].map(named));
  });

  it("lists a public page without a description nowhere, and replaces it by the message without scripts", () => {
    const remotes = registry.remotes.map((one) => ({
      ...one,
      paths: { ...one.paths, "/form": { ...path, public: {} } },
    }));
    const withForm = { ...registry, remotes };
    const page = { html: "<main>Form</main>", css: "" };
    const { html, headers } = composeDocument({ shell, registry: withForm, environment, pathname: "/form", page });
    expect(html).toMatch(
      /<div id="skeleton" data-page><noscript><style>[^<]*#skeleton>main\{display:none\}<.*?<main>Form/,
    );
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(headers["content-security-policy"]).toContain(sha256(unsupportedBrowserScript({ isWritten: false })));
    expect(composeSitemap(withForm, "https://lender.test")).not.toContain("/form");
  });

  it("inlines what the first paint uses, and loads the complete styles as a file before it", () => {
    const split: ShellManifest = {
      ...shell,
      styles: ["critical.css", "main.css"],
      criticalCss: ":root{--page:var(--white);--white:#fff;--unused:0}body{margin:0}",
    };
    const compose = (pathname: string, page?: { html: string; css: string }) =>
      composeDocument({ shell: split, registry, environment, pathname, ...(page && { page }) }).html;
    expect(compose("/loanDetail")).toMatch(
      /critical\.css".*<style>.*\.order\{color:red\}\.shared.*main\.css".*<div id="root">/,
    );
    const tokens = ":root{--page:var(--white);--white:#fff;}body{margin:0}";
    expect(compose("/nobody")).toContain(`<style>${tokens}`);
    expect(compose("/nobody")).toContain(".unknown{color:var(--page)}.shared{top:0}");
    // Its own styles use any token.
    const page = compose("/offer", { html: "", css: "" });
    expect(page).toContain(`<style>${split.criticalCss}`);
    expect(page).not.toContain("critical.css");
  });

  it("has nothing that waits for the end of the document, or at which the parser would wait for a file", () => {
    for (const pathname of ["/loanDetail", "/offer", "/nobody"]) {
      const html = document(pathname);
      expect(html).not.toContain('rel="stylesheet"');
      expect(html.match(/<script[^>]* src=[^>]*>/g)).toEqual([
        '<script type="module" async fetchpriority="low" crossorigin src="/assets/shell/main.js" integrity="sha256-abc">',
      ]);
      // It runs as soon as it has loaded, so every element that it reads is before it.
      expect(html).toMatch(/<div id="root">.*<script type="module" async[^>]*><\/script><\/body><\/html>$/);
    }
  });
});
