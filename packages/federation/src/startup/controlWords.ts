type Labels = readonly [back: string, retry: string];

const english: Labels = ["Back", "Retry"];
const others: Readonly<Record<string, Labels>> = {
  "fil-PH": ["Bumalik", "Subukan ulit"],
  "zh-CN": ["返回", "重试"],
};

/** Labels of the skeleton's Back and Retry, the same as those of `@lending/ui`; English for an unknown language. */
export const controlWords = (locale: string): Labels => others[locale] || english;
