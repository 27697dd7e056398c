import type { PreloadFile } from "../../manifest/routePreloads.ts";
import type { ReadFirstFacts } from "../../routes/firstFacts.ts";
import { link } from "../preloadFiles.ts";

/** Where the script of a path's facts stores their function; see preset/buildFirstFacts. */
const slot = Symbol.for("lending.firstFacts");

/** Takes the facts of the script that ran last, so that no other path uses them. */
function takeFirstFacts(): ReadFirstFacts | undefined {
  const holder = globalThis as { [slot]?: ReadFirstFacts };
  const facts = holder[slot];
  delete holder[slot];
  return facts;
}

/**
 * Returns the facts of a path: those of the script in the document, or of a file, which runs only now. The browser compares the
 * file with its hash; one that cannot (WebKit before 17) shows no facts of another path.
 */
export async function loadFirstFacts(file: PreloadFile | null | undefined): Promise<ReadFirstFacts | undefined> {
  if (file) {
    const element = link("modulepreload", file);
    if (element.rel !== "modulepreload") return undefined;
    await new Promise((resolve, reject) => {
      element.addEventListener("load", resolve);
      element.addEventListener("error", reject);
    });
    await import(/* webpackIgnore: true */ /* @vite-ignore */ element.href);
  }
  return takeFirstFacts();
}
