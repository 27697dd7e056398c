import path from "node:path";
import { repository } from "@lending/e2e/harness/startSandbox";
import { apps, remotes, replaceRequired } from "./Contender.ts";

const federation = path.join(repository, "packages/federation/src");
const variable = (remote: string) => remote.replaceAll("-", "_");
const routesOf = (app: string) => JSON.stringify(path.join(apps, app, "src/routes.tsx"));
const shell = (file: string) => JSON.stringify(path.join(apps, "shell/src", file));

/** Code that the generated applications share: the shell's session, clients, store and frame around the same screens. */
const services = `
const created = createServices({ environment, launch, early });
const { app, store } = created;
const earlyReads = reads(created.early);
const screens = createScreenLoader({ own: shellRoutes, loader, early: earlyReads });
const services = { registry, next: {}, locale: app.locale, loader, early: earlyReads, screens };
const tree = <AppProvider value={app}><Provider store={store}><LocaleProvider locale={app.locale}><AppRouter hold={holdPage(services)}>
  <Frame services={services} />
</AppRouter></LocaleProvider></Provider></AppProvider>;
`;
const render = `${services}
const root = createRoot(document.getElementById("root"));
startTransition(() => root.render(tree));
`;
const imports = `
import { AppProvider, chooseLocale } from "@lending/bridge";
import { parseEnvironment } from "@lending/bridge/environment";
import { cleanAddress, readLaunch, requestContext } from "@lending/bridge/launch";
import { AppRouter } from "@lending/bridge/router";
import { Provider } from "@lending/bridge/store";
import { LocaleProvider } from "@lending/ui/locale";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Frame } from ${shell("frame/Frame.tsx")};
import { createScreenLoader, holdPage } from ${shell("frame/screenLoader.ts")};
import { createServices } from ${shell("start/readStart.ts")};
import ${shell("critical.css")};
`;
const session = `
const environment = parseEnvironment(JSON.parse(document.getElementById("environment").textContent));
const launch = readLaunch(window);
const query = new URLSearchParams(location.search);
const clean = cleanAddress(location.href);
if (clean !== location.href) history.replaceState(history.state, "", clean);
`;

/** The routes of all remotes in one bundle. */
const bundledRoutes = `
import { sendEarlyRequest } from ${JSON.stringify(path.join(federation, "startup/earlyReads.ts"))};
import { routes as shellRoutes } from ${routesOf("shell")};
${remotes.map((name) => `import { routes as ${variable(name)} } from ${routesOf(name)};`).join("\n")}
const known = { ${remotes.map((name) => `${JSON.stringify(name)}: ${variable(name)}`).join(", ")} };
const pathsOf = (routes) => Object.fromEntries(routes.map((route) => [route.path, { title: route.title, screen: route.path }]));
const registry = {
  shell: { name: "shell", base: "", entry: "", paths: pathsOf(shellRoutes) },
  remotes: Object.entries(known).map(([name, routes]) => ({ name, base: "", entry: "", paths: pathsOf(routes) })),
};
const loader = { load: (name) => Promise.resolve(known[name]), fallBack: () => false };
const reads = (early) => early;
function sendEarly(environment, launch, query, send) {
  const early = new Map();
  const route = Object.values(known).flat().find((one) => one.path === location.pathname);
  const context = requestContext(environment, launch, chooseLocale(environment, launch));
  for (const one of [route?.early ?? []].flat()) {
    const sent = sendEarlyRequest(one, query, context, send);
    if (sent) early.set(sent.key, sent);
  }
  void route?.screen();
  return early;
}
`;

/**
 * Returns the source of M, a monolith with all screens. Like a data router, it sends the path's requests as soon as it
 * runs, before the screen's file has loaded.
 */
export const monolithSource = () => `${imports}${bundledRoutes}${session}
const early = sendEarly(environment, launch, query, fetch.bind(window));
${render}`;

/** Returns the source of R's script: M that hydrates the streamed page with the data in it. */
export const hydrationSource = () => `${imports}${bundledRoutes}${session}
const early = new Map(JSON.parse(document.getElementById("data").textContent).map(([key, response]) => [key, { sentAt: performance.now(), response: Promise.resolve(response) }]));
${services}
startTransition(() => hydrateRoot(document.getElementById("root"), tree));
`;

/**
 * Returns the source of R's renderer for Node. \`renderScreen\` fetches the data of the current address, and returns a
 * stream of the screen and the data for the browser.
 */
export const renderSource = () => `${replaceRequired(imports, /import .*critical\.css.*\n/, "")}${bundledRoutes}
import { renderToPipeableStream } from "react-dom/server";
export async function renderScreen(settings, send) {
  const environment = parseEnvironment(settings);
  const launch = readLaunch(window);
  const query = new URLSearchParams(location.search);
  history.replaceState(null, "", cleanAddress(location.href));
  const sent = [...sendEarly(environment, launch, query, send)];
  const data = await Promise.all(sent.map(async ([key, { response }]) => [key, await response]));
  const early = new Map(data.map(([key, response]) => [key, { sentAt: performance.now(), response: Promise.resolve(response) }]));
  ${services}
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, { progressiveChunkSize: Infinity, onAllReady: () => resolve({ pipe, data }), onError: reject });
  });
}
`;

/**
 * Returns the source of K's host, written as the Module Federation guides recommend. It maps paths to remotes, and each
 * screen requests its data when it renders.
 */
export const stockHostSource = (paths: Readonly<Record<string, Readonly<Record<string, object>>>>) => `${imports}
import { loadRemote } from "@module-federation/runtime";
import { routes as shellRoutes } from ${routesOf("shell")};
const paths = ${JSON.stringify(paths)};
const pathsOf = (routes) => Object.fromEntries(routes.map((route) => [route.path, { title: route.title, screen: route.path }]));
const registry = {
  shell: { name: "shell", base: "", entry: "", paths: pathsOf(shellRoutes) },
  remotes: Object.entries(paths).map(([name, paths]) => ({ name, base: "", entry: "", paths })),
};
const loader = { load: (name) => loadRemote(name.replaceAll("-", "_") + "/routes").then((module) => module.routes), fallBack: () => false };
${session}
const early = new Map();
// No early requests: each screen requests its data when it renders.
const reads = (early) => ({ ...early, send() {} });
${render}`;
