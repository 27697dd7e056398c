import type { RouteTitle } from "@lending/federation/routes";

export const titles = {
  complaint: { source: "Complaint", "en-PH": "Complaint", "fil-PH": "Reklamo", "zh-CN": "投诉" },
  complaintList: { source: "My complaints", "en-PH": "My complaints", "fil-PH": "Mga reklamo ko", "zh-CN": "我的投诉" },
  complaintDetails: {
    source: "Complaint details",
    "en-PH": "Complaint details",
    "fil-PH": "Detalye ng reklamo",
    "zh-CN": "投诉详情",
  },
  customerService: {
    source: "Customer service",
    "en-PH": "Customer service",
    "fil-PH": "Customer service",
    "zh-CN": "客服",
  },
} satisfies Record<string, RouteTitle>;
