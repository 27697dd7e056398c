import { everyHostileVersion } from "@lending/api-client/fuzz";
import { makeApi, respond, routeOf } from "@lending/api-client/testing";
import { expectIntact } from "@lending/federation/expect-intact";
import { TestScreen } from "@lending/federation/test-screen";
import { it } from "vitest";
import { bankForm } from "./api/fetchBankForm.ts";
import { makeBankForm } from "./api/testing/makeBankForm.ts";
import { BankAccountScreen } from "./screens/bank-account/BankAccountScreen.tsx";

it("renders the screen for any malformed form", { timeout: 600_000 }, async () => {
  await everyHostileVersion(respond(makeBankForm()), (sent) => {
    const server = makeApi({ [routeOf(bankForm)]: sent });
    return expectIntact(<TestScreen screen={BankAccountScreen} path="/bindBank?productId=p-1" server={server} />);
  });
});
