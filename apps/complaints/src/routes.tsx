import { defineRoutes } from "@lending/federation/routes";
import { textsOf } from "@lending/federation/texts";
import { detailsRequest } from "./api/fetchComplaintDetails.ts";
import { listRequest } from "./api/fetchComplaintList.ts";
import { startOfOrderRequest, startRequest } from "./api/fetchComplaintStart.ts";
import { contactRequest } from "./api/fetchContact.ts";
import { titles as titleMessages } from "./messages/source.ts";

const start = [
  { ...startOfOrderRequest, fields: { orderId: { query: "orderId" } } },
  { ...startRequest, fields: {}, unless: "orderId" },
] as const;

const titles = await textsOf(titleMessages);

export const routes = defineRoutes([
  {
    path: "/complaint",
    title: titles.complaint,
    screen: () => import("./screens/complaint-start/ComplaintStartScreen.tsx"),
    early: start,
  },
  {
    path: "/complaintUrl",
    title: titles.complaint,
    screen: () => import("./screens/complaint-entry/ComplaintEntryScreen.tsx"),
    early: start,
  },
  {
    path: "/complainPageNext",
    title: titles.complaint,
    screen: () => import("./screens/complaint-next/ComplaintNextScreen.tsx"),
    early: { ...startRequest, fields: {} },
  },
  {
    path: "/complaintList",
    title: titles.complaintList,
    screen: () => import("./screens/complaint-list/ComplaintListScreen.tsx"),
    early: { ...listRequest, fields: {} },
    nextPaths: ["/complainDetails"],
  },
  {
    path: "/complainDetails",
    title: titles.complaintDetails,
    screen: () => import("./screens/complaint-details/ComplaintDetailsScreen.tsx"),
    early: { ...detailsRequest, fields: { problemId: { query: "problemId" } } },
  },
  {
    path: "/customerService",
    title: titles.customerService,
    screen: () => import("./screens/customer-service/CustomerServiceScreen.tsx"),
    early: contactRequest,
  },
]);
