import type { WireNames } from "../api/Api.ts";

/** The sandbox's wire names of the obfuscated fields (rule rulings.obfuscated-names). */
export const sandboxWireNames: WireNames = {
  recommended: {
    logo: "kestrel",
    name: "linnet",
    buttonText: "marl",
    rangeText: "tansy",
    rangeDescription: "fennel",
    rateText: "sorrel",
    description: "burdock",
    enabled: "yarrow",
    productId: "cumin",
  },
  openProduct: { module: "brae", position: "corrie", productId: "lochan" },
  openProductAnswer: { status: "tarn", data: "strath", link: "glen", message: "ben" },
  confirmation: {
    amount: "alder",
    periods: "birch",
    termUnit: "cedar",
    details: "dogwood",
    repayPlans: "elder",
    rateDescription: "fir",
    popType: "gorse",
    popTitle: "hazel",
    popContent: "ivy",
    popAgreementUrl: "juniper",
    productLogo: "larch",
    productName: "maple",
    redirectLink: "nutmeg",
  },
};
