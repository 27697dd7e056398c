import * as v from "valibot";

const wireName = v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,63}$/));
const name = (sandboxName: string) => v.optional(wireName, sandboxName);

/** Wire names of the obfuscated fields, by meaning (rule rulings.obfuscated-names). */
export const wireNamesSchema = v.object({
  recommended: v.optional(
    v.object({
      logo: name("kestrel"),
      name: name("linnet"),
      buttonText: name("marl"),
      rangeText: name("tansy"),
      rangeDescription: name("fennel"),
      rateText: name("sorrel"),
      description: name("burdock"),
      enabled: name("yarrow"),
      productId: name("cumin"),
    }),
    {},
  ),
  openProduct: v.optional(
    v.object({
      module: name("brae"),
      position: name("corrie"),
      productId: name("lochan"),
    }),
    {},
  ),
  openProductAnswer: v.optional(
    v.object({
      status: name("tarn"),
      data: name("strath"),
      link: name("glen"),
      message: name("ben"),
    }),
    {},
  ),
  confirmation: v.optional(
    v.object({
      amount: name("alder"),
      periods: name("birch"),
      termUnit: name("cedar"),
      details: name("dogwood"),
      repayPlans: name("elder"),
      rateDescription: name("fir"),
      popType: name("gorse"),
      popTitle: name("hazel"),
      popContent: name("ivy"),
      popAgreementUrl: name("juniper"),
      productLogo: name("larch"),
      productName: name("maple"),
      redirectLink: name("nutmeg"),
    }),
    {},
  ),
});
