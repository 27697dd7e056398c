import type { CaseFile } from "../caseFile.ts";
import type { ComplaintStartData } from "../fetchComplaintStart.ts";
import type { ComplaintDetailsData, ComplaintListData } from "../fetchComplaints.ts";

export type ComplaintOrderData = ComplaintStartData["orderDetail"];

export const makeComplaintOrder = (own: Partial<ComplaintOrderData> = {}): ComplaintOrderData => ({
  orderNo: "2611210046",
  productLogo: "https://h5.test/sandbox/assets/sandbox-cash.svg",
  productName: "Sandbox Cash",
  status: "In repayment",
  isShow: true,
  list: [
    { title: "Amount due", value: "₱2,650.00" },
    { title: "Due date", value: "2026-11-24" },
  ],
  ...own,
});

/** Makes the `data` of a problem-init response: two orders, five types, two sub-types, plus overrides. */
export const makeComplaintStart = (own: Partial<ComplaintStartData> = {}): ComplaintStartData => ({
  problemType: [
    { title: "Collection", value: "1" },
    { title: "Repayment", value: "2" },
    { title: "Bank account", value: "3" },
    { title: "Using the app", value: "4" },
    { title: "Something else", value: "5" },
  ].map((type) => ({ ...type, takesReceipt: false, recordsCalls: false })),
  problemSonType: [
    { title: "Too many calls or messages", value: "11", takesReceipt: false, recordsCalls: true },
    { title: "Rude or threatening words", value: "12", takesReceipt: false, recordsCalls: false },
  ],
  orderDetail: makeComplaintOrder(),
  orderList: [
    makeComplaintOrder(),
    makeComplaintOrder({ orderNo: "2611210048", status: "Repaid", isShow: false, list: [] }),
  ],
  ...own,
});

/** Makes the `data` of a problem-list response: the given tabs, or two tabs with complaints and an empty one. */
export const makeComplaintList = (tabs?: ComplaintListData["tabs"]): ComplaintListData => ({
  tabs: tabs ?? [
    {
      title: "Open",
      items: [
        {
          id: "c-1",
          time: "2026-11-20 10:00:00",
          type: "Collection",
          content: "I get five messages a day although nothing is late.",
          state: "open",
        },
      ],
    },
    {
      title: "Answered",
      items: [
        {
          id: "c-2",
          time: "2026-11-19 10:00:00",
          type: "Repayment",
          content: "I paid at the corner store yesterday, but the order still says that payment is due.",
          state: "answered",
        },
      ],
    },
    { title: "Closed", items: [] },
  ],
});

/** Makes the case file of a complaint: received on a Thursday and open, except for the given fields. */
export const makeCaseFile = (own: Partial<CaseFile> = {}): CaseFile => ({
  number: "20261119-0042",
  orderNo: "2611210046",
  receivedAt: "2026-11-19 10:00:00",
  repliedAt: "",
  closedAt: "",
  callAt: "",
  callCount: 0,
  ...own,
});

/** Makes the `data` of a problem-detail response: answered and rated, except for the given fields. */
export const makeComplaintDetails = (own: Partial<ComplaintDetailsData> = {}): ComplaintDetailsData => ({
  type: "Collection",
  sonType: "Rude or threatening words",
  problemId: "c-2",
  content: "I paid at the corner store yesterday, but the order still says that payment is due.",
  images: [],
  disposeDetail: "We found your payment and entered it. Thank you for the receipt.",
  disposeImages: [],
  isNeedScore: 0,
  // Closed, so that it never becomes late.
  caseFile: makeCaseFile({ repliedAt: "2026-11-20 15:12:00", closedAt: "2026-11-21 09:30:00" }),
  ...own,
});

export const receiptPicture = new URL("./receipt.svg", import.meta.url).href;
