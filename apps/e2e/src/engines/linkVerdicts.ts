import path from "node:path";
import vm from "node:vm";
import { expect } from "@playwright/test";
import { build } from "vite";
import type { BrowserJourney } from "./journeys.ts";

const checkLink = path.join(import.meta.dirname, "../../../../packages/bridge/src/external/checkLink.ts");
const CURRENT_PAGE = "https://h5.lender.ph/loanDetail?productId=p-1";
const hosts = {
  apiBase: "https://api.lender.ph",
  h5Base: "https://h5.lender.ph",
  redirectHosts: ["pay.partner.ph", "*.wallet.ph"],
};

// URL parts that parsers are known to treat differently, in every pair after every start.
const STARTS = ["https://", "http://", "HTTPS://", "https:/", "https:", "//", "/", "/\\", "javascript:", ""];
const PIECES = [
  ..."pay.partner.ph PAY.PARTNER.PH pay.partner.ph. a.wallet.ph .wallet.ph wallet.ph evil.test h5.lender.ph / // ? # & = . .. @ : :443 :80 :99999 user@ user:pass@ [::1] 127.0.0.1 0x7f.1 127.1 %2e %2f %00 %0a %40 %5c xn--80ak6aa92e.com \\".split(
    " ",
  ),
  ..." \t\n\u0000\u00ad\u200b\u202e\ufeff\u3002\uff0e\uff05\u2100\u00df\ud800",
];
const links = STARTS.flatMap((start) => PIECES.flatMap((one) => PIECES.map((other) => start + one + other)));

/** Returns an expression with the result for each link: the URL it opens, or "" when it is rejected. */
async function buildCheck(): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      target: "chrome83",
      lib: { entry: checkLink, formats: ["iife"], name: "bundle" },
    },
  });
  const [output] = [outputs].flat();
  if (!output || !("output" in output)) throw new Error("The check was not built.");
  const facts = [links, hosts, CURRENT_PAGE].map((fact) => JSON.stringify(fact)).join(",");
  return `(function(links, hosts, currentPage) {
    ${output.output[0].code}
    return links.map(function (link) {
      var checked = bundle.checkLink(link, hosts, currentPage);
      // Older engines decode an escaped dot; both forms are the same page.
      return "url" in checked ? checked.url.href.replace(/%2e/gi, ".") : "";
    });
  })(${facts})`;
}

/** Checks that every engine accepts the same links as Node, so that the tests of `checkLink` hold in every browser. */
export const linkVerdicts: BrowserJourney = {
  name: `checks ${links.length} links with the same result as every other engine`,
  async run({ user, engine, address }) {
    const source = await buildCheck();
    const expected = vm.runInNewContext(source, { URL }) as readonly string[];
    const followed = [...expected].filter(Boolean);
    expect(followed.length).toBeGreaterThan(100);
    for (const href of followed) {
      expect(new URL(href).hostname).toMatch(/^(?:h5|api)\.lender\.ph$|^pay\.partner\.ph$|\.wallet\.ph$/);
    }
    await user.open(address("/Loan"));
    const results = await engine.evaluate<readonly string[]>(source);
    const differ = links.flatMap((link, index) =>
      results[index] === expected[index]
        ? []
        : [`${JSON.stringify(link)}: ${results[index]}, expected ${expected[index]}`],
    );
    expect(differ).toEqual([]);
  },
};
