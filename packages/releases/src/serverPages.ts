import type { Environment } from "@lending/bridge/environment";
import { cspHash, escapeHtml } from "@lending/federation/document";
import type { RemotePath } from "@lending/federation/manifest";

const baseCss = [
  "body{margin:0;background:#f1f5f3;color:#13211f;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}",
  "main{max-width:30rem;margin:0 auto;padding:32px 16px}",
  ":focus-visible{outline:3px solid #0a3f8f;outline-offset:2px}",
  "@media (prefers-color-scheme:dark){body{background:#0d1514;color:#e9f1ee}}",
].join("");

interface PlainPage {
  /** The language tag of the page. */
  readonly language: string;
  readonly title: string;
  /** The content as HTML. */
  readonly main: string;
  /** Added to the styles of every such page. */
  readonly css: string;
  readonly hasForm?: boolean;
}

/** Renders a page of the server itself, without scripts, and its headers, which allow only its styles and its form. */
export function plainPage({ language, title, main, css, hasForm = false }: PlainPage) {
  const styles = baseCss + css;
  return {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; img-src data:; style-src ${cspHash(styles)}; form-action ${hasForm ? "'self'" : "'none'"}; base-uri 'none'; frame-ancestors 'none'`,
      // A form needs its origin in the referrer, and nothing more of the address.
      "referrer-policy": hasForm ? "strict-origin" : "no-referrer",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    },
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${styles}</style></head><body><main>${main}</main></body></html>`,
  };
}

type Locale = Environment["locale"];

const english = {
  title: "This part is closed for now",
  text: "We closed it while we repair a problem. Please try again later.",
  payment: "If you were paying, do not pay again before you have checked your order.",
  works: "These still work:",
  call: "Questions? Call",
};
const messages: Readonly<Record<Locale, typeof english>> = {
  source: english,
  "en-PH": english,
  "fil-PH": {
    title: "Sarado muna ang bahaging ito",
    text: "Isinara po namin ito habang inaayos ang problema. Subukan po ulit mamaya.",
    payment: "Kung nagbabayad po kayo, huwag munang magbayad ulit hangga't hindi natitingnan ang inyong loan.",
    works: "Gumagana pa rin ang mga ito:",
    call: "May tanong? Tumawag sa",
  },
  "zh-CN": {
    title: "此部分暂时关闭",
    text: "我们正在修复问题，因此暂时关闭了此部分。请稍后再试。",
    payment: "如果您正在付款，请先查看贷款，不要重复付款。",
    works: "以下功能仍可使用：",
    call: "有疑问？请致电",
  },
};

const css = [
  "h1,h2{font-size:1.375rem;line-height:1.3}",
  "section+section{margin-top:32px;padding-top:8px;border-top:1px solid #c3d0cc}",
  "a{display:block;box-sizing:border-box;min-height:48px;margin-top:16px;padding:12px;border-radius:12px;background:#0b655f;color:#fff;font-weight:700;text-align:center;text-decoration:none}",
  "@media (prefers-color-scheme:dark){section+section{border-color:#33433f}}",
].join("");

/** Titles that are listed. */
const TITLES_MAX = 6;

/**
 * Renders the page of a closed path, in the deployment's language first and then in the others, because the page runs no script
 * that could choose one. `titles` are those of what still works. The status is 200: a native app may replace the page of an error
 * with its own.
 */
export function closedPage({ locale, servicePhone }: Environment, titles: readonly RemotePath["title"][]) {
  const own: Locale = locale === "en-PH" ? "source" : locale;
  const order = [own, ...(["source", "fil-PH", "zh-CN"] as const).filter((one) => one !== own)];
  const sections = order.map((language, index) => {
    const { title, text, payment, works, call } = messages[language];
    const open = [...new Set(titles.map((one) => one[language]))].slice(0, TITLES_MAX);
    const heading = index === 0 ? "h1" : "h2";
    const list =
      open.length > 0 ? `<p>${works}</p><ul>${open.map((one) => `<li>${escapeHtml(one)}</li>`).join("")}</ul>` : "";
    const link = `<a href="tel:${escapeHtml(servicePhone.replace(/[^\d+]/g, ""))}">${call} ${escapeHtml(servicePhone)}</a>`;
    return `<section lang="${language === "source" ? "en" : language}"><${heading}>${title}</${heading}><p>${text}</p><p>${payment}</p>${list}${link}</section>`;
  });
  const language = own === "source" ? "en" : own;
  const { headers, html } = plainPage({ language, title: messages[own].title, main: sections.join(""), css });
  // A proxy must replace the page that it keeps for a failure of the servers.
  return { headers: { ...headers, "cache-control": "no-cache" }, html };
}
