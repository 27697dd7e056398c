/**
 * The parameters with which an address states what to pay: `/repaymentOfCode` and `/payInstructions`. A server accepts them
 * from no other site. In a separate file, because servers run it in Node, which does not load the components of the bridge.
 */
export const codeParameters = ["payCode", "payCodeImg", "repayAmount"] as const;
