// The page of a host with a stock build: Rspack or Vite with the plugin of Module Federation.
import { loadRemote, registerRemotes } from "@module-federation/enhanced/runtime";
import "react";
import "react-dom";
import "react-dom/client";

const { name, base, path, api } = Object.fromEntries(new URLSearchParams(location.search));
registerRemotes([{ name, entry: `${base}mf-manifest.json` }]);
const { routes } = await loadRemote(`${name}/routes`);
const { mount } = await loadRemote(`${name}/mount`);
window.paths = routes.map((route) => route.path);
window.messages = [];
window.navigations = [];
window.mountRemote = mount;
window.mounted = mount(document.getElementById("remote"), {
  path,
  environment: { stage: "sandbox", apiBase: api, locale: "en-PH", analyticsUrl: "" },
  launch: { sessionId: "demo", deviceId: "device-canary-7301", appVersion: "1.4.0" },
  native: (message) => window.messages.push(message),
  onNavigate: (to) => window.navigations.push(to),
});
