import { everyHostileVersion } from "@lending/api-client/fuzz";
import { makeApi, respond, routeOf } from "@lending/api-client/testing";
import { expectIntact } from "@lending/federation/expect-intact";
import { TestScreen } from "@lending/federation/test-screen";
import type { ComponentType } from "react";
import { it } from "vitest";
import { agreementLink, loanAgreements, newerLoanAgreements } from "./api/fetchAgreements.ts";
import { confirmation, newerConfirmation } from "./api/fetchConfirmation.ts";
import { orderDetails } from "./api/fetchOrderDetails.ts";
import { scholarships } from "./api/fetchScholarships.ts";
import { enterProduct } from "./api/productLinks.ts";
import { makeConfirmation, makeNewerConfirmation } from "./api/testing/makeConfirmation.ts";
import { makeOrderDetails } from "./api/testing/makeOrderDetails.ts";
import { makeRecommendedProduct, makeScholarships } from "./api/testing/makeProducts.ts";
import { LoanAgreementScreen } from "./screens/loan-agreement/LoanAgreementScreen.tsx";
import { LoanConfirmScreen } from "./screens/loan-confirm/LoanConfirmScreen.tsx";
import { LoginFailureScreen } from "./screens/login-failure/LoginFailureScreen.tsx";
import { OrderDetailsScreen } from "./screens/order-details/OrderDetailsScreen.tsx";
import { ProductEntryScreen } from "./screens/product-entry/ProductEntryScreen.tsx";
import { RecommendListScreen } from "./screens/recommend-list/RecommendListScreen.tsx";

const agreements = respond([{ title: "Loan agreement", identifier: "loan-agreement" }]);
const products = { call: routeOf(scholarships), real: respond(makeScholarships()) };
const ORDER = "productId=p-1&orderId=o-1";

it.each<{ path: string; screen: ComponentType; call: string; real: object }>([
  {
    path: `/loanDetail?${ORDER}`,
    screen: OrderDetailsScreen,
    call: routeOf(orderDetails),
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
    screen: LoanConfirmScreen,
    call: routeOf(confirmation),
    real: respond(makeConfirmation({ popAgreementUrl: "https://h5.test/agreement" })),
  },
  {
    path: "/loanConfirm2?productId=p-2",
    screen: LoanConfirmScreen,
    call: routeOf(newerConfirmation),
    real: respond(makeNewerConfirmation({ NewPopMsg: "Today only", NewButtonMsg: "Take it" })),
  },
  {
    path: "/loanConfirm?productId=p-1",
    screen: LoanConfirmScreen,
    call: routeOf(loanAgreements),
    real: agreements,
  },
  { path: "/loginFailure", screen: LoginFailureScreen, ...products },
  { path: "/recommendList", screen: RecommendListScreen, ...products },
  {
    path: "/productUrl?productId=p-1",
    screen: ProductEntryScreen,
    call: routeOf(enterProduct),
    real: { tarn: "00", strath: { glen: "https://h5.test/loanConfirm?productId=p-1" }, ben: "" },
  },
  {
    path: `/loanAgreement?${ORDER}&scene=3&position=loan-agreement`,
    screen: LoanAgreementScreen,
    call: routeOf(agreementLink),
    real: respond({ contract_url: "https://h5.test/agreement" }),
  },
])("$path renders safely whatever $call responds", { timeout: 600_000 }, async ({ path, screen, call, real }) => {
  await everyHostileVersion(real, async (sent) => {
    const server = makeApi({
      [routeOf(confirmation)]: respond(makeConfirmation()),
      [routeOf(loanAgreements)]: agreements,
      [routeOf(newerLoanAgreements)]: agreements,
      [call]: sent,
    });
    await expectIntact(<TestScreen screen={screen} path={path} server={server} />);
  });
});
