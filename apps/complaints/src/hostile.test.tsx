import { everyHostileVersion } from "@lending/api-client/fuzz";
import { makeApi, respond, routeOf } from "@lending/api-client/testing";
import { expectIntact } from "@lending/federation/expect-intact";
import { TestScreen } from "@lending/federation/test-screen";
import { it } from "vitest";
import { complaintDetails } from "./api/fetchComplaintDetails.ts";
import { complaintList } from "./api/fetchComplaintList.ts";
import { complaintStart, orderComplaintStart } from "./api/fetchComplaintStart.ts";
import { serviceContact } from "./api/fetchContact.ts";
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
    call: routeOf(orderComplaintStart),
    real: respond(makeComplaintStart()),
  },
  {
    path: "/complainPageNext?orderNo=2611210046&problemType=2",
    Screen: ComplaintNextScreen,
    call: routeOf(complaintStart),
    real: respond(makeComplaintStart()),
  },
  {
    path: "/complaintList",
    Screen: ComplaintListScreen,
    call: routeOf(complaintList),
    real: respond(makeComplaintList()),
  },
  {
    path: "/complainDetails?problemId=c-2",
    Screen: ComplaintDetailsScreen,
    call: routeOf(complaintDetails),
    real: respond(makeComplaintDetails({ images: [picture], disposeImages: [picture] })),
  },
  {
    path: "/customerService",
    Screen: CustomerServiceScreen,
    call: routeOf(serviceContact),
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
