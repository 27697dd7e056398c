import { everyHostileVersion } from "@lending/api-client/fuzz";
import { makeApi, respond } from "@lending/api-client/testing";
import { expectIntact } from "@lending/federation/expect-intact";
import { TestScreen } from "@lending/federation/test-screen";
import { it } from "vitest";
import { makeComplaintDetails, makeComplaintList, makeComplaintStart } from "./api/testing/makeComplaint.ts";
import { ComplaintDetailsScreen } from "./screens/complaint-details/ComplaintDetailsScreen.tsx";
import { ComplaintListScreen } from "./screens/complaint-list/ComplaintListScreen.tsx";
import { ComplaintNextScreen } from "./screens/complaint-next/ComplaintNextScreen.tsx";
import { ComplaintStartScreen } from "./screens/complaint-start/ComplaintStartScreen.tsx";
import { CustomerServiceScreen } from "./screens/customer-service/CustomerServiceScreen.tsx";

const picture = "https://cdn.test/receipt.png";
const screens = [
  {
    path: "/complaint?orderId=o-1",
    Screen: ComplaintStartScreen,
    call: "POST /problem-init",
    real: respond(makeComplaintStart()),
  },
  {
    path: "/complainPageNext?orderNo=2611210046&problemType=2",
    Screen: ComplaintNextScreen,
    call: "GET /problem-init",
    real: respond(makeComplaintStart()),
  },
  {
    path: "/complaintList",
    Screen: ComplaintListScreen,
    call: "POST /problem-list",
    real: respond(makeComplaintList()),
  },
  {
    path: "/complainDetails?problemId=c-2",
    Screen: ComplaintDetailsScreen,
    call: "POST /problem-detail",
    real: respond(makeComplaintDetails({ images: [picture], disposeImages: [picture] })),
  },
  {
    path: "/customerService",
    Screen: CustomerServiceScreen,
    call: "POST /contact-kf-info",
    real: respond({ email: "help@lender.test", smWa: "+63 917 000 0000" }),
  },
];

it.each(screens)(
  "$path renders its title for any response to $call",
  { timeout: 600_000 },
  async ({ path, Screen, call, real }) => {
    await everyHostileVersion(real, async (sent) => {
      await expectIntact(<TestScreen screen={Screen} path={path} server={makeApi({ [call]: sent })} />);
    });
  },
);
