import { type Environment, parseEnvironment } from "@lending/bridge/environment";
import { escapeHtml, jsonElement } from "@lending/federation/document";
import { plainPath, type SiteRegistry, type SiteRemote } from "@lending/federation/manifest";
import type { LiveDocument, LiveDocuments } from "../documents.ts";
import { plainPage } from "../plainPage.ts";
import type { Switch } from "./Switch.ts";

const element = (id: string) => new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`);

function readElement<Content>(html: string, id: string): Content | undefined {
  const text = element(id).exec(html)?.[1];
  return text === undefined ? undefined : (JSON.parse(text) as Content);
}

/** Returns whether a switch closes a path of this remote. */
const closes = (switches: readonly Switch[], remote: string, path: string) =>
  switches.some(
    (one) =>
      one.effect === "off" &&
      (one.target === remote || (one.target === path && (one.remote === undefined || one.remote === remote))),
  );

/**
 * No build has this folder, so the shell shows its screen for an unavailable part, and loads nothing of the closed remote. The
 * hash is that of no manifest, so that a file added there cannot run.
 */
const CLOSED: Omit<SiteRemote, "paths"> = {
  name: "closed",
  base: "/assets/closed/",
  entry: "closed.js",
  integrity: `sha256-${"A".repeat(43)}=`,
};

/** Returns a registry in which closed paths belong to no build, and returned remotes to their previous one. */
function changeRegistry(registry: SiteRegistry, switches: readonly Switch[]): SiteRegistry {
  const closedPaths: [string, SiteRemote["paths"][string]][] = [];
  const remotes = registry.remotes.map((remote): SiteRemote => {
    const returned = switches.some(
      ({ target, effect, leaves }) =>
        effect === "previous" &&
        target === remote.name &&
        (leaves === undefined || remote.base.endsWith(`/${leaves}/`)),
    );
    const { last, integrity: _, ...rest } = remote;
    const open = Object.entries(remote.paths).filter(([path, details]) => {
      const isClosed = closes(switches, remote.name, path);
      if (isClosed) closedPaths.push([path, details]);
      return !isClosed;
    });
    return { ...(returned && last ? { ...rest, ...last } : remote), paths: Object.fromEntries(open) };
  });
  const closed: readonly SiteRemote[] =
    closedPaths.length > 0 ? [{ ...CLOSED, paths: Object.fromEntries(closedPaths) }] : [];
  return { ...registry, remotes: [...remotes, ...closed] };
}

/** A canary as a document contains it. */
interface Canary {
  readonly remotes: readonly SiteRemote[];
}

/** Returns the canaries without those of a closed remote or path: their devices get what all others get. */
const openCanaries = (canaries: readonly Canary[], switches: readonly Switch[]) =>
  canaries.filter(
    ({ remotes }) =>
      !remotes.some(({ name, paths }) => Object.keys(paths).some((path) => closes(switches, name, path))),
  );

/** By remote, the title of its first path, which is its main one. */
type MainTitles = LiveDocuments["mainTitles"];

interface SwitchOptions {
  /** The path of the document. */
  readonly pathname: string;
  readonly switches: readonly Switch[];
  readonly mainTitles: MainTitles;
}

/**
 * Returns a live document as the active switches change it. A closed path becomes a page that states what still works and whom to
 * call; in every other document, navigation to a closed path shows the screen for an unavailable part.
 */
export function applySwitches(document: LiveDocument, { pathname, switches, mainTitles }: SwitchOptions): LiveDocument {
  const registry = readElement<SiteRegistry>(document.html, "registry");
  if (!registry || switches.length === 0) return document;
  const plain = plainPath(pathname);
  const canaries = readElement<readonly Canary[]>(document.html, "canary") ?? [];
  // A path may be in a canary alone.
  const owners = [...registry.remotes, ...canaries.flatMap(({ remotes }) => remotes)];
  const owner = owners.find(({ paths }) => Object.hasOwn(paths, plain));
  if (owner && closes(switches, owner.name, plain)) {
    const { remotes } = changeRegistry(registry, switches);
    const environment = readElement<Environment>(document.html, "environment");
    // An entry link has the title of the closed page that it opens.
    const closedTitle = owner.paths[plain]?.title?.source;
    const titles = remotes
      .filter(({ name, paths }) => name !== CLOSED.name && Object.keys(paths).length > 0)
      .flatMap(({ name }) => mainTitles[name] ?? [])
      .filter(({ source }) => source !== closedTitle);
    return closedPage({ environment, titles });
  }
  const html = document.html
    .replace(element("registry"), () => jsonElement("registry", changeRegistry(registry, switches)))
    .replace(element("canary"), () => jsonElement("canary", openCanaries(canaries, switches)));
  return { html, headers: document.headers };
}

/**
 * Returns whether a site would serve something else because of this switch. It would not for a path of the shell, and for a
 * previous version that the live shell cannot load: documents do not name that one.
 */
export function changesDocument({ html }: Pick<LiveDocument, "html">, one: Switch): boolean {
  const registry = readElement<SiteRegistry>(html, "registry");
  if (registry && JSON.stringify(changeRegistry(registry, [one])) !== JSON.stringify(registry)) return true;
  const canaries = readElement<readonly Canary[]>(html, "canary") ?? [];
  return openCanaries(canaries, [one]).length < canaries.length;
}

type Locale = Environment["locale"];

interface ClosedMessages {
  readonly title: string;
  readonly text: string;
  readonly payment: string;
  readonly works: string;
  readonly call: string;
}

const english: ClosedMessages = {
  title: "This part is closed for now",
  text: "We closed it while we repair a problem. Please try again later.",
  payment: "If you were paying, do not pay again before you have checked your order.",
  works: "These still work:",
  call: "Questions? Call",
};
const messages: Readonly<Record<Locale, ClosedMessages>> = {
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
    payment: "如果您正在付款，请先查看订单，不要重复付款。",
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
 * that could choose one. The status is 200: a native app may replace the page of an error with its own.
 */
function closedPage({
  environment,
  titles,
}: {
  readonly environment: unknown;
  readonly titles: readonly MainTitles[string][];
}) {
  const { locale, servicePhone } = parseEnvironment(environment);
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
