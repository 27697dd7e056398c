import path from "node:path";
import vm from "node:vm";
import { expect } from "@playwright/test";
import { build } from "vite";
import type { BrowserJourney } from "./journeys.ts";

const checkLink = path.join(import.meta.dirname, "../../../../packages/bridge/src/external/checkLink.ts");
const HERE = "https://h5.lender.ph/loanDetail?productId=p-1";
const hosts = {
  apiBase: "https://api.lender.ph",
  h5Base: "https://h5.lender.ph",
  redirectHosts: ["pay.partner.ph", "*.wallet.ph"],
};

// What parsers of addresses are known to disagree about, in every order of two after every beginning.
const STARTS = ["https://", "http://", "HTTPS://", "https:/", "https:", "//", "/", "/\\", "javascript:", ""];
const PIECES = [
  ..."pay.partner.ph PAY.PARTNER.PH pay.partner.ph. a.wallet.ph .wallet.ph wallet.ph evil.test h5.lender.ph / // ? # & = . .. @ : :443 :80 :99999 user@ user:pass@ [::1] 127.0.0.1 0x7f.1 127.1 %2e %2f %00 %0a %40 %5c xn--80ak6aa92e.com \\".split(
    " ",
  ),
  ..." \t\n\u0000\u00ad\u200b\u202e\ufeff\u3002\uff0e\uff05\u2100\u00df\ud800",
];
const links = STARTS.flatMap((start) => PIECES.flatMap((one) => PIECES.map((other) => start + one + other)));

/** An expression that gives the verdict on each link: where it would lead, or "" when it leads nowhere. */
async function judge(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      target: "chrome83",
      lib: { entry: checkLink, formats: ["iife"], name: "judge" },
    },
  });
  const [output] = [built].flat();
  if (!output || !("output" in output)) throw new Error("The judge was not built.");
  const facts = [links, hosts, HERE].map((fact) => JSON.stringify(fact)).join(",");
  return `(function(links, hosts, here) {
    ${output.output[0].code}
    return links.map(function (link) {
      var checked = judge.checkLink(link, hosts, here);
      // Older engines write an escaped dot plainly: it is the same page.
      return "url" in checked ? checked.url.href.replace(/%2e/gi, ".") : "";
    });
  })(${facts})`;
}

/** A link that one engine follows and another does not, or elsewhere, would be a way out that no test has seen. */
export const verdicts: BrowserJourney = {
  name: `each of ${links.length} links leads where it leads in every other engine, or nowhere`,
  async walk({ hand, engine, address }) {
    const source = await judge();
    const usual = vm.runInNewContext(source, { URL }) as readonly string[];
    const followed = [...usual].filter(Boolean);
    expect(followed.length).toBeGreaterThan(100);
    for (const href of followed) {
      expect(new URL(href).hostname).toMatch(/^(?:h5|api)\.lender\.ph$|^pay\.partner\.ph$|\.wallet\.ph$/);
    }
    await hand.open(address("/Loan"));
    const here = await engine.evaluate<readonly string[]>(source);
    const differ = links.flatMap((link, index) =>
      here[index] === usual[index] ? [] : [`${JSON.stringify(link)}: ${here[index]}, elsewhere ${usual[index]}`],
    );
    expect(differ).toEqual([]);
  },
};
