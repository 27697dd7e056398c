// Several files, so that a page loads only what it uses: the first load of most pages only writes amounts.
export { formatAmount, formatPeso, formatThousands, readCentavos } from "./formatAmount.ts";
export { isAmountText } from "./isAmountText.ts";
export { readAmount } from "./readAmount.ts";
