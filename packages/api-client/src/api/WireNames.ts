type Group<Meaning extends string> = Readonly<Record<Meaning, string>>;

/**
 * Wire names by meaning, for the obfuscated fields (rule rulings.obfuscated-names). The client only carries them from the
 * environment to a remote's `api/`.
 */
export interface WireNames {
  readonly recommended: Group<
    | "logo"
    | "name"
    | "buttonText"
    | "rangeText"
    | "rangeDescription"
    | "rateText"
    | "description"
    | "enabled"
    | "productId"
  >;
  readonly openProduct: Group<"module" | "position" | "productId">;
  readonly openProductAnswer: Group<"status" | "data" | "link" | "message">;
  readonly confirmation: Group<
    | "amount"
    | "periods"
    | "termUnit"
    | "details"
    | "repayPlans"
    | "rateDescription"
    | "popType"
    | "popTitle"
    | "popContent"
    | "popAgreementUrl"
    | "productLogo"
    | "productName"
    | "redirectLink"
  >;
}
