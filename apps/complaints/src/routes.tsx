import { defineRoutes, earlyUnless, textsOf } from "@lending/federation/routes";
import { complaintStart, orderComplaintStart } from "./api/fetchComplaintStart.ts";
import { complaintDetails, complaintList } from "./api/fetchComplaints.ts";
import { serviceContact } from "./api/fetchContact.ts";
import { titles as titleMessages } from "./messages/source.ts";

const start = [orderComplaintStart, earlyUnless("orderId", complaintStart)];

const titles = await textsOf(titleMessages);

export const routes = defineRoutes([
  {
    path: "/complaint",
    title: titles.complaint,
    screen: () => import("./screens/complaint-start/ComplaintStartScreen.tsx"),
    early: start,
    firstFacts: () => import("./api/firstStart.ts"),
  },
  { path: "/complaintUrl", redirect: "/complaint" },
  {
    path: "/complainPageNext",
    title: titles.complaint,
    screen: () => import("./screens/complaint-next/ComplaintNextScreen.tsx"),
    early: complaintStart,
  },
  {
    path: "/complaintList",
    title: titles.complaintList,
    screen: () => import("./screens/complaint-list/ComplaintListScreen.tsx"),
    early: complaintList,
    nextPaths: ["/complainDetails"],
  },
  {
    path: "/complainDetails",
    title: titles.complaintDetails,
    screen: () => import("./screens/complaint-details/ComplaintDetailsScreen.tsx"),
    early: complaintDetails,
  },
  {
    path: "/customerService",
    title: titles.customerService,
    screen: () => import("./screens/customer-service/CustomerServiceScreen.tsx"),
    early: serviceContact,
  },
]);
