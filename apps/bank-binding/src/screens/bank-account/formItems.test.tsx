import { makeApi, respond } from "@lending/api-client/testing";
import { showFirstPaint } from "@lending/federation/show-first-paint";
import { TestScreen } from "@lending/federation/test-screen";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeBankForm, makeReadItem } from "../../api/testing/makeBankForm.ts";
import { firstPaints } from "../../firstPaints.tsx";
import { routes } from "../../routes.tsx";
import { BankAccountScreen } from "./BankAccountScreen.tsx";
import { cardTypesOf, channelOf, chooseCardType, firstFacts, itemsOf } from "./formItems.ts";

const item = (code: string, cardType: number, channelNumber = 90006) => makeReadItem({ code, cardType, channelNumber });
const items = [item("city", 0), item("wallet", 2), item("card", 1), item("code", 3), item("day", 0)];

describe("cardTypes", () => {
  it("are those of the form, in order, without the common one", { tags: "bank-account.tabs" }, () => {
    expect(cardTypesOf(items)).toEqual([1, 2, 3]);
    expect(cardTypesOf([item("city", 0)])).toEqual([]);
  });

  it.each([
    ["the default", items, undefined, 1],
    ["the requested one", items, 3, 3],
    ["the default for an unknown one", items, 9, 1],
    ["the default for NaN", items, Number.NaN, 1],
    ["the first if the default is missing", [item("wallet", 3), item("wallet", 2)], undefined, 2],
    ["the default if there are only common fields", [item("city", 0)], 3, 1],
  ])("start with %s", { tags: "bank-account.default-type" }, (_, list, requested, cardType) => {
    expect(chooseCardType(list, requested)).toBe(cardType);
  });

  it("show their fields and the common ones, in the server's order", { tags: "bank-account.card-type" }, () => {
    expect(itemsOf(items, 2).map(({ code }) => code)).toEqual(["city", "wallet", "day"]);
  });

  it("show the first of two fields with the same code", () => {
    expect(itemsOf([item("city", 0), item("city", 1), item("city", 2)], 1).map(({ key }) => key)).toEqual(["0 city"]);
  });

  it.each([
    ["its field's", [item("city", 0, 1), item("card", 1, 2), item("no", 1, 3)], 2],
    ["the common fields'", [item("city", 0, 1)], 1],
    ["the default", [], 90006],
  ])("are sent with %s channel", { tags: "bank-account.channel" }, (_, visibleItems, channelNumber) => {
    expect(channelOf(visibleItems)).toBe(channelNumber);
  });
});

describe("the first paint", () => {
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
      const { facts } = await showFirstPaint({
        Component: firstPaints["/bindBank"],
        firstFacts,
        data,
        address: ADDRESS,
      });
      expect(facts).toEqual({});
    },
  );
});
