import { record, text } from "@lending/api-client/schema";
import { findPath, type SiteRegistry, type SiteRemote } from "@lending/federation/manifest";
import { wasRequested } from "../../start/events.ts";

const absolute = (address: string) => new URL(address, document.baseURI).href;

/** An app that owns a region of the page. */
export interface Region {
  readonly name: string;
  /** Folder of the files that the page uses. */
  readonly base: string;
  /** The host of its development server, which is not part of the release. */
  readonly host: string | undefined;
}

function regionOf({ name, base, last, integrity }: SiteRemote): Region {
  const { host, origin } = new URL(absolute(base));
  const isFallback = last !== undefined && wasRequested(last.base + last.entry);
  return {
    name,
    base: absolute(isFallback ? last.base : base),
    host: integrity === undefined && origin !== location.origin && !isFallback ? host : undefined,
  };
}

/** Returns the owners of the page's regions: the shell's frame and, when the path has an owner, its screen. */
export function readRegions(registry: SiteRegistry): { readonly frame: Region; readonly screen: Region | undefined } {
  const owner = findPath(registry, location.pathname)?.owner;
  return { frame: regionOf(registry.shell), screen: owner && regionOf(owner) };
}

/** The version of an app, and its host contract: a remote's range, the shell's version. "" when they are unknown. */
export interface Details {
  readonly version: string;
  readonly host: string;
}

const manifestSchema = record({ version: text(), host: text() });

/** Reads the details of an app from its manifest. */
export async function fetchDetails({ name, base }: Region): Promise<Details> {
  try {
    const response = await fetch(`${base}${name === "shell" ? "shell" : "remote"}.json`);
    return manifestSchema.read(await response.json());
  } catch {
    return { version: "", host: "" };
  }
}

/** One request of the page, in milliseconds since its navigation. */
export interface Load {
  /** The path without its query, because the query contains the session. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Times and size: "40–91 ms, 1.2 kB". The size of a cached file and of another origin is unknown. */
  readonly facts: string;
}

const LOADS_MAX = 60;

/** Returns the requests of the page, in the order of their start. */
export function readLoads(): readonly Load[] {
  const entries = [
    ...performance.getEntriesByType("navigation"),
    ...performance.getEntriesByType("resource"),
  ] as PerformanceResourceTiming[];
  return entries.slice(0, LOADS_MAX).map(({ name, startTime, responseEnd, transferSize = 0 }) => {
    const { pathname } = new URL(name, document.baseURI);
    const [start, end] = [Math.round(startTime), Math.round(responseEnd)];
    const size = transferSize > 0 ? `, ${(transferSize / 1000).toFixed(1)} kB` : "";
    return {
      name: pathname.split("/").slice(-2).join("/") || "/",
      start,
      end,
      facts: `${start}–${end} ms${size}`,
    };
  });
}
