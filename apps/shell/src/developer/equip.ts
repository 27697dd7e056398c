import type { Environment } from "@lending/bridge/environment";
import { languageTag } from "@lending/ui/locale";
import { PSEUDO_LOCALE, speakLong } from "@lending/ui/pseudo-locale";
import type { Start } from "../start/readStart.ts";
import { addCall, type LoggedCall } from "./callLog.ts";
import { applyOverride, readOverride } from "./environmentOverride.ts";
import { recordCalls, recordEarly } from "./recordCalls.ts";
import { showBrand } from "./showBrand.ts";

/** The environment that this webview is to read; one that has become odd counts for nothing. */
function overridden(served: Environment, override: string): Environment {
  try {
    return applyOverride(served, override);
  } catch {
    return served;
  }
}

/** Gives a start the developer's tools: an environment of its own, long words, and a log of the calls. */
export function equip(start: Start): Start {
  const add = (call: LoggedCall) => addCall(window, call);
  const override = readOverride(window);
  const isOwn = override !== "{}";
  const isLong = start.launch.lang === PSEUDO_LOCALE;
  let { environment, early } = start;
  if (isLong) speakLong();
  if (isOwn) {
    environment = overridden(environment, override);
    showBrand(environment);
    // They were asked for as the served environment would have it.
    early = new Map();
  }
  if (isLong) environment = { ...environment, locale: "source" };
  if (isLong || !start.launch.lang) document.documentElement.lang = languageTag(environment.locale);
  recordEarly(early, add);
  return { ...start, environment, early, fetch: recordCalls(window.fetch.bind(window), add) };
}
