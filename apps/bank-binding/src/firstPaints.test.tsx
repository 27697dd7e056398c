import { makeApi, respond } from "@lending/api-client/testing";
import { showFirstPaint } from "@lending/federation/show-first-paint";
import { TestScreen } from "@lending/federation/test-screen";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { makeBankForm } from "./api/testing/makeBankForm.ts";
import { firstPaints } from "./firstPaints.tsx";
import { routes } from "./routes.tsx";
import { BankAccountScreen } from "./screens/bank-account/BankAccountScreen.tsx";
import { firstFacts } from "./screens/bank-account/firstFacts.ts";

const ADDRESS = "/bindBank?productId=p-1";
afterEach(cleanup);

it("belongs to a path", () => {
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(firstPaints)));
});

const wallet = { code: "wallet", title: "E-wallet", cardTypeMi: 2 };
const account = { code: "cardNo", title: "Account number", cardTypeMi: 1 };
const city = { code: "city", title: "City", cardTypeMi: 0 };

it.each([
  ["two card types", undefined, ["Bank", "Account number"]],
  ["a field of another card type first", [wallet, account, city], ["Account number", "City"]],
  ["only e-wallets", [wallet, city], ["E-wallet", "City"]],
  ["one field", [city], []],
  ["a field without a title", [{ ...account, title: "", subtitle: "12 digits" }, city], ["12 digits", "City"]],
])("shows of a form with %s the labels of the first fields", async (_, items, labels) => {
  const data = makeBankForm(items);
  const { facts } = await showFirstPaint({ Component: firstPaints["/bindBank"], firstFacts, data, address: ADDRESS });
  expect(Object.values(facts)).toEqual(labels);
  const server = makeApi({ "POST /card-init": respond(data) });
  await act(async () => render(<TestScreen screen={BankAccountScreen} path={ADDRESS} server={server} />));
  const text = (await screen.findByRole("main")).textContent;
  for (const label of labels) expect(text).toContain(label);
});

it.each([{ items: [null, "x", { code: {} }, { code: "a", title: [] }] }, { items: {} }, null])(
  "shows nothing of the malformed response %j",
  async (data) => {
    const { facts } = await showFirstPaint({ Component: firstPaints["/bindBank"], firstFacts, data, address: ADDRESS });
    expect(facts).toEqual({});
  },
);
