export { formatAmount, formatPeso, formatThousands } from "./formatAmount.ts";
export { formatDate } from "./formatDate.ts";
export { isAmountText, isDateText } from "./recogniseText.ts";
export { spellCode } from "./spellCode.ts";
export { visibleText } from "./visibleText.ts";
