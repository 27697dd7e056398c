import { everyHostileVersion } from "@lending/api-client/fuzz";
import { makeApi, respond } from "@lending/api-client/testing";
import { expectIntact } from "@lending/federation/expect-intact";
import { TestScreen } from "@lending/federation/test-screen";
import type { ComponentType } from "react";
import { it } from "vitest";
import { makeComplaintDetails, makeComplaintList, makeComplaintStart } from "./api/testing/makeComplaint.ts";

interface ScreenCase {
  path: string;
  load: () => Promise<Readonly<Record<string, ComponentType>>>;
  call: string;
  real: object;
}

const picture = "https://cdn.test/receipt.png";
const screens: readonly ScreenCase[] = [
  {
    path: "/complaint?orderId=o-1",
    load: () => import("./screens/complaint-start/ComplaintStartScreen.tsx"),
    call: "POST /problem-init",
    real: respond(makeComplaintStart()),
  },
  {
    path: "/complainPageNext?orderNo=2611210046&problemType=2",
    load: () => import("./screens/complaint-next/ComplaintNextScreen.tsx"),
    call: "GET /problem-init",
    real: respond(makeComplaintStart()),
  },
  {
    path: "/complaintList",
    load: () => import("./screens/complaint-list/ComplaintListScreen.tsx"),
    call: "POST /problem-list",
    real: respond(makeComplaintList()),
  },
  {
    path: "/complainDetails?problemId=c-2",
    load: () => import("./screens/complaint-details/ComplaintDetailsScreen.tsx"),
    call: "POST /problem-detail",
    real: respond(makeComplaintDetails({ images: [picture], disposeImages: [picture] })),
  },
  {
    path: "/customerService",
    load: () => import("./screens/customer-service/CustomerServiceScreen.tsx"),
    call: "POST /contact-kf-info",
    real: respond({ email: "help@lender.test", smWa: "+63 917 000 0000" }),
  },
];

it.each(screens)(
  "$path renders its title for any response to $call",
  { timeout: 600_000 },
  async ({ path, load, call, real }) => {
    const [Screen = () => null] = Object.values(await load());
    await everyHostileVersion(real, async (sent) => {
      await expectIntact(<TestScreen screen={Screen} path={path} server={makeApi({ [call]: sent })} />);
    });
  },
);
