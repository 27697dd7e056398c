import { defineRoutes } from "@lending/federation/routes";
import { early, requests } from "./api/requests.ts";
import { titles } from "./titles.ts";

export const routes = defineRoutes([
  {
    path: "/complaint",
    title: titles.complaint,
    screen: () => import("./screens/complaint-start/ComplaintStartScreen.tsx"),
    early: early.start,
  },
  {
    path: "/complaintUrl",
    title: titles.complaint,
    screen: () => import("./screens/complaint-entry/ComplaintEntryScreen.tsx"),
    early: early.start,
  },
  {
    path: "/complainPageNext",
    title: titles.complaint,
    screen: () => import("./screens/complaint-next/ComplaintNextScreen.tsx"),
    early: early.form,
  },
  {
    path: "/complaintList",
    title: titles.complaintList,
    screen: () => import("./screens/complaint-list/ComplaintListScreen.tsx"),
    early: early.list,
    nextPaths: ["/complainDetails"],
  },
  {
    path: "/complainDetails",
    title: titles.complaintDetails,
    screen: () => import("./screens/complaint-details/ComplaintDetailsScreen.tsx"),
    early: early.details,
  },
  {
    path: "/customerService",
    title: titles.customerService,
    screen: () => import("./screens/customer-service/CustomerServiceScreen.tsx"),
    early: requests.contact,
  },
]);
