/**
 * The parameters with which a link states what to pay. A server accepts them from no other site. In a file of their own,
 * because the edge runs in Node, where the addresses, which import the router, do not load.
 */
export const codeParameters = ["payCode", "payCodeImg", "repayAmount"] as const;
