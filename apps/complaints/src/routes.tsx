import { defineRoutes } from "@lending/federation/routes";
import { complaintDetailsRequest } from "./api/complaintDetailsRequest.ts";
import { complaintFacts } from "./api/complaintFacts.ts";
import { complaintListRequest } from "./api/complaintListRequest.ts";
import { complaintStartRequest } from "./api/complaintStartRequest.ts";
import { contactRequest } from "./api/contactRequest.ts";
import { titles } from "./titles.ts";

const start = [
  { ...complaintStartRequest.aboutOrder, fields: { orderId: { query: "orderId" } } },
  { ...complaintStartRequest.anyOrder, fields: {}, unless: "orderId" },
] as const;

/** The exposed surface of this remote: its paths, their screens, and their early requests. */
export const routes = defineRoutes([
  {
    path: "/complaint",
    title: titles.complaint,
    skeleton: "subject",
    screen: () => import("./screens/complaint-start/ComplaintStartScreen.tsx"),
    early: start,
    facts: complaintFacts,
  },
  {
    path: "/complaintUrl",
    title: titles.complaint,
    skeleton: "subject",
    screen: () => import("./screens/complaint-entry/ComplaintEntryScreen.tsx"),
    early: start,
  },
  {
    path: "/complainPageNext",
    title: titles.complaint,
    skeleton: "form",
    screen: () => import("./screens/complaint-next/ComplaintNextScreen.tsx"),
    early: { ...complaintStartRequest.anyOrder, fields: {} },
  },
  {
    path: "/complaintList",
    title: titles.complaintList,
    skeleton: "list",
    screen: () => import("./screens/complaint-list/ComplaintListScreen.tsx"),
    early: { ...complaintListRequest, fields: {} },
    nextPaths: ["/complainDetails"],
  },
  {
    path: "/complainDetails",
    title: titles.complaintDetails,
    skeleton: "article",
    screen: () => import("./screens/complaint-details/ComplaintDetailsScreen.tsx"),
    early: { ...complaintDetailsRequest, fields: { problemId: { query: "problemId" } } },
  },
  {
    path: "/customerService",
    title: titles.customerService,
    skeleton: "list",
    screen: () => import("./screens/customer-service/CustomerServiceScreen.tsx"),
    early: { ...contactRequest, fields: { type: "1" } },
  },
]);
