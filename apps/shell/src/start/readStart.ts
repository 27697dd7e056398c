import type { EarlyRead } from "@lending/api-client/request-line";
import { type Environment, parseEnvironment } from "@lending/bridge/environment";
import { type LaunchParameters, readLaunch } from "@lending/bridge/launch";
import type { NextWave, SiteRegistry } from "@lending/federation/manifest";
import { takeHandover } from "@lending/federation/startup";

/** The content of the document, and what its start-up script has already started. */
export interface Start {
  readonly environment: Environment;
  readonly registry: SiteRegistry;
  readonly launch: LaunchParameters;
  /** Answers under way, by request key. */
  readonly early: Map<string, EarlyRead>;
  /** The preloads of paths that this path navigates to. */
  readonly next: Readonly<Record<string, NextWave>>;
  /** Sends in place of the page's own `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** Hands the start-up script what Back of a skeleton closes the webview with from now on. */
  readonly offerClose: (closeWebview: () => void) => void;
}

const readJson = (document: Document, id: string): unknown => {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
};

/** Reads what the document carries; where the start-up script did not run, reads the launch itself. */
export function readStart(page: Window): Start {
  const handover = takeHandover(page);
  return {
    environment: parseEnvironment(readJson(page.document, "environment")),
    registry: readJson(page.document, "registry") as SiteRegistry,
    launch: handover?.launch ?? readLaunch(page),
    early: handover?.early ?? new Map(),
    next: (readJson(page.document, "next-waves") ?? {}) as Start["next"],
    offerClose(closeWebview) {
      if (handover) handover.closeWebview = closeWebview;
    },
  };
}
