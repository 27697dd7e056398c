import { everyHostileVersion } from "@lending/api-client/fuzz";
import { makeApi, respond } from "@lending/api-client/testing";
import { expectIntact } from "@lending/federation/expect-intact";
import { TestScreen } from "@lending/federation/test-screen";
import type { ComponentType } from "react";
import { it } from "vitest";
import { makeConfirmation, makeNewerConfirmation } from "./api/testing/makeConfirmation.ts";
import { makeOrderDetails } from "./api/testing/makeOrderDetails.ts";
import { makeRecommendedProduct, makeScholarships } from "./api/testing/makeProducts.ts";

interface HostileCase {
  path: string;
  load: () => Promise<Readonly<Record<string, ComponentType>>>;
  call: string;
  real: object;
}

const agreements = respond([{ title: "Loan agreement", identifier: "loan-agreement" }]);
const details = () => import("./screens/order-details/OrderDetailsScreen.tsx");
const confirm = () => import("./screens/loan-confirm/LoanConfirmScreen.tsx");
const ORDER = "productId=p-1&orderId=o-1";

const screens: readonly HostileCase[] = [
  {
    path: `/loanDetail?${ORDER}`,
    load: details,
    call: "GET /v3/loan-details",
    real: respond(
      makeOrderDetails({
        recProducts: [makeRecommendedProduct()],
        KindTipsMsg: "A tip",
        isScore: "1",
        plan: { state: "requested", reference: "R-1", date: "2026-12-21" },
      }),
    ),
  },
  {
    path: "/loanConfirm?productId=p-1",
    load: confirm,
    call: "GET /v3/loan-confirm/loan-detail-confirm",
    real: respond(makeConfirmation({ popAgreementUrl: "https://h5.test/agreement" })),
  },
  {
    path: "/loanConfirm2?productId=p-2",
    load: confirm,
    call: "POST /gopia/goya/details",
    real: respond(makeNewerConfirmation({ NewPopMsg: "Today only", NewButtonMsg: "Take it" })),
  },
  { path: "/loanConfirm?productId=p-1", load: confirm, call: "GET /v3/contract/contract", real: agreements },
  {
    path: "/loginFailure",
    load: () => import("./screens/login-failure/LoginFailureScreen.tsx"),
    call: "POST /panda/honey/scholarships",
    real: respond(makeScholarships()),
  },
  {
    path: "/recommendList",
    load: () => import("./screens/recommend-list/RecommendListScreen.tsx"),
    call: "POST /panda/honey/scholarships",
    real: respond(makeScholarships()),
  },
  {
    path: "/productUrl?productId=p-1",
    load: () => import("./screens/product-entry/ProductEntryScreen.tsx"),
    call: "POST /gopia/goya/enter",
    real: { tarn: "00", strath: { glen: "https://h5.test/loanConfirm?productId=p-1" }, ben: "" },
  },
  {
    path: `/loanAgreement?${ORDER}&scene=3&position=loan-agreement`,
    load: () => import("./screens/loan-agreement/LoanAgreementScreen.tsx"),
    call: "GET /v3/contract/contract-jump",
    real: respond({ contract_url: "https://h5.test/agreement" }),
  },
];

it.each(screens)(
  "$path renders safely whatever $call responds",
  { timeout: 600_000 },
  async ({ path, load, call, real }) => {
    const [Screen = () => null] = Object.values(await load());
    await everyHostileVersion(real, async (sent) => {
      const server = makeApi({
        "GET /v3/loan-confirm/loan-detail-confirm": respond(makeConfirmation()),
        "GET /v3/contract/contract": agreements,
        "GET /gopia/goya/agreements": agreements,
        [call]: sent,
      });
      await expectIntact(<TestScreen screen={Screen} path={path} server={server} />);
    });
  },
);
