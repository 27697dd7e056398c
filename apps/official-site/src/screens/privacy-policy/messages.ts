import { defineMessages } from "@lending/ui/locale";

const source = {
  inShort: "In short",
  collect:
    "We collect only what your loan needs: who you are, how to reach you, where to send the money, and your device's name and version.",
  use: "We use it to decide on your loan, to pay it out, to remind you, and to keep your account safe.",
  share:
    "We do not sell it. Only partners who help with your loan, and authorities where the law requires it, may see it.",
  rights: "You can see it, correct it, object to its use, and opt out of advertising.",
  ask: "Our grievance officer answers your questions and complaints.",
  englishNote: "",
} as const;

/** The gist of the policy. The policy itself is a legal text and stays in English. */
export const policyMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
