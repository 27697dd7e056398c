import { textsOf } from "@lending/federation/early-label";
import { defineRoutes } from "@lending/federation/routes";
import { complaintFacts, early, requests } from "./api/requests.ts";
import { titles as titleMessages } from "./messages/source.ts";

const titles = await textsOf(titleMessages);

export const routes = defineRoutes([
  {
    path: "/complaint",
    title: titles.complaint,
    skeleton: "subject",
    screen: () => import("./screens/complaint-start/ComplaintStartScreen.tsx"),
    early: early.start,
    facts: complaintFacts,
  },
  {
    path: "/complaintUrl",
    title: titles.complaint,
    skeleton: "subject",
    screen: () => import("./screens/complaint-entry/ComplaintEntryScreen.tsx"),
    early: early.start,
  },
  {
    path: "/complainPageNext",
    title: titles.complaint,
    skeleton: "form",
    screen: () => import("./screens/complaint-next/ComplaintNextScreen.tsx"),
    early: early.form,
  },
  {
    path: "/complaintList",
    title: titles.complaintList,
    skeleton: "list",
    screen: () => import("./screens/complaint-list/ComplaintListScreen.tsx"),
    early: early.list,
    nextPaths: ["/complainDetails"],
  },
  {
    path: "/complainDetails",
    title: titles.complaintDetails,
    skeleton: "article",
    screen: () => import("./screens/complaint-details/ComplaintDetailsScreen.tsx"),
    early: early.details,
  },
  {
    path: "/customerService",
    title: titles.customerService,
    skeleton: "list",
    screen: () => import("./screens/customer-service/CustomerServiceScreen.tsx"),
    early: requests.contact,
  },
]);
