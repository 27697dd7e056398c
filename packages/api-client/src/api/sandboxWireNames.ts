/** The sandbox's wire names of the obfuscated fields, by meaning (rule rulings.obfuscated-names). */
export const sandboxWireNames = {
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

type SandboxNames = typeof sandboxWireNames;

/** Wire names by meaning. The client only carries them from the environment. */
export type WireNames = { readonly [Group in keyof SandboxNames]: Readonly<SandboxNames[Group]> };
