interface Product {
  readonly productId: string;
}

interface Order extends Product {
  readonly orderId: string;
}

interface ComplaintChoice {
  readonly orderNo?: string;
  readonly problemType: string;
  readonly problemSonType?: string;
}

/** Campaign parameters that are passed through the promotion. */
export interface PromotionQuery {
  readonly id?: string;
  readonly app_from?: string;
  readonly user_from?: string;
  readonly utm_tag?: string;
  readonly links_id?: string;
  readonly down_id?: string;
  readonly invite_code?: string;
  readonly UC?: string;
}

interface RepaymentCode {
  /** "1" is a code to copy, "2" a QR code. */
  readonly showType: "1" | "2";
  readonly payCode?: string;
  readonly payCodeImg?: string;
  readonly repayAmount?: string;
}

interface Agreement {
  readonly productId: string;
  readonly orderId?: string;
  readonly scene: string;
  /** The agreement's identifier. */
  readonly position: string;
  /** Set for products of the newer confirmation, which uses a different call. */
  readonly confirmation?: "newer";
}

interface BankBinding {
  readonly productId: string;
  readonly orderId?: string;
  /** Where to navigate once the card is bound: the order page; otherwise the webview closes. */
  readonly source?: "loanDetail";
}

/**
 * Builds every address of the product that another screen, a remote or the native app may open, as a path with its
 * query. Use `withQuery` to add parameters that a builder does not know.
 */
export const locations = {
  loanDetail: (order: Order) => withQuery("/loanDetail", { ...order }),
  order: (order: Order) => withQuery("/order", { ...order }),
  loanConfirm: (product: Product) => withQuery("/loanConfirm", { ...product }),
  loanConfirm2: (product: Product) => withQuery("/loanConfirm2", { ...product }),
  loginFailure: () => "/loginFailure",
  recommendList: () => "/recommendList",
  productUrl: (product: Product) => withQuery("/productUrl", { ...product }),
  loanAgreement: (agreement: Agreement) => withQuery("/loanAgreement", { ...agreement }),

  repay: (order: Order) => withQuery("/repay", { ...order }),
  repayDelay: (order: Order) => withQuery("/repayDelay", { ...order }),
  repayOrNot: (order: Order) => withQuery("/repayOrNot", { ...order }),
  repayChoose: (order: Order) => withQuery("/repayChoose", { ...order }),
  repaymentOfCode: (code: RepaymentCode) => withQuery("/repaymentOfCode", { ...code }),
  repaymentOfCode2: () => "/repaymentOfCode2",
  payInstructions: (reference: { readonly payCode?: string } = {}) => withQuery("/payInstructions", { ...reference }),

  bindBank: (binding: BankBinding) => withQuery("/bindBank", { ...binding }),

  complaint: (order: { readonly orderId?: string } = {}) => withQuery("/complaint", { ...order }),
  complainPageNext: (choice: ComplaintChoice) => withQuery("/complainPageNext", { ...choice }),
  complaintList: () => "/complaintList",
  complainDetails: (complaint: { readonly problemId: string }) => withQuery("/complainDetails", { ...complaint }),
  complaintUrl: (order: { readonly orderId?: string } = {}) => withQuery("/complaintUrl", { ...order }),
  customerService: () => "/customerService",

  promotion: (tracking: PromotionQuery = {}) => withQuery("/promotion", { ...tracking }),
  downloadTemplate: (tracking: PromotionQuery = {}) => withQuery("/promotion#/downloadTemplate", { ...tracking }),
  agreementTemplate: (tracking: PromotionQuery = {}) => withQuery("/promotion#/agreementTemplate", { ...tracking }),

  siteHome: () => "/",
  siteAbout: () => "/About",
  siteUser: () => "/User",
  sitePolicy: () => "/Policy",
  siteLoan: () => "/Loan",
  siteContact: () => "/Contact",
  aboutUs: () => "/aboutUs",
  privacyPolicy: () => "/privacyPolicy",

  testPreview: () => "/testPreview",
  error: (reason: { readonly message?: string } = {}) => withQuery("/error", { ...reason }),
} as const;

/** Parameters of a query. Absent and empty values are left out. */
export type LocationQuery = Readonly<Record<string, string | undefined>>;

/** Appends a query to a path, which may already have a query and a hash. */
export function withQuery(location: string, query: LocationQuery): string {
  const [path = "", hash] = location.split("#", 2);
  const entries = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const text = new URLSearchParams(entries).toString();
  return path + (text && (path.includes("?") ? "&" : "?") + text) + (hash === undefined ? "" : `#${hash}`);
}
