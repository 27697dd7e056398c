import { makeApi, respond, routeOf } from "@lending/api-client/testing";
import { showFirstPaint } from "@lending/federation/show-first-paint";
import { TestScreen } from "@lending/federation/test-screen";
import { LOCALES, LocaleProvider } from "@lending/ui/locale";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { loanAgreements, newerLoanAgreements } from "../../api/fetchAgreements.ts";
import { confirmation, newerConfirmation } from "../../api/fetchConfirmation.ts";
import { firstFacts } from "../../api/firstOffer.ts";
import { makeConfirmation, makeNewerConfirmation } from "../../api/testing/makeConfirmation.ts";
import { firstPaints } from "../../firstPaints.tsx";
import { LoanConfirmScreen } from "./LoanConfirmScreen.tsx";

afterEach(cleanup);

const variants = [
  ["/loanConfirm", routeOf(confirmation), routeOf(loanAgreements), makeConfirmation()],
  ["/loanConfirm2", routeOf(newerConfirmation), routeOf(newerLoanAgreements), makeNewerConfirmation()],
] as const;

it.each(
  variants.flatMap(([path, offer, agreements, data]) =>
    LOCALES.map((locale) => [path, locale, offer, agreements, data] as const),
  ),
)("shows of the offer of %s in %s what its screen shows", async (path, locale, offer, agreements, data) => {
  const address = `${path}?productId=p-1`;
  const early = await showFirstPaint({ Component: firstPaints[path], firstFacts, address, data, locale });
  const server = makeApi({ [offer]: respond(data), [agreements]: respond([]) });
  await act(async () =>
    render(
      <LocaleProvider locale={locale}>
        <TestScreen screen={LoanConfirmScreen} path={address} server={server} />
      </LocaleProvider>,
    ),
  );
  await screen.findByRole("heading", { level: 1 });
  const main = document.querySelector("main");
  expect(early.facts.amount).toBe(main?.querySelector("dd[translate=no]")?.textContent);
  expect(Object.keys(early.facts)).toContain("date");
  for (const text of Object.values(early.facts)) expect(main?.textContent).toContain(text);
});
