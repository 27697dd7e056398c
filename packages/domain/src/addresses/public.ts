// The pages that anybody may open: of the official site and of the promotion.
export const siteHomePath = "/";
export const siteLoanPath = "/Loan";
export const aboutUsPath = "/aboutUs";
export const privacyPolicyPath = "/privacyPolicy";
export const promotionPath = "/promotion";
