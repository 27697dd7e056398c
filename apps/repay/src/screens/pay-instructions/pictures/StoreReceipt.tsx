import * as css from "./Shot.module.css";
import { shorten } from "./shorten.ts";

interface StoreReceiptProps {
  labels: { readonly receipt: string; readonly reference: string };
  reference: string;
}

/** The cashier's receipt with the same reference number. */
export function StoreReceipt({ labels, reference }: StoreReceiptProps) {
  return (
    <svg className={css.shot} viewBox="0 0 200 260" aria-hidden="true" focusable="false">
      <path className={css.counter} d="M0 206h200v54H0z" />
      <path className={css.paper} d={`M40 40${"l4-5 4 5".repeat(15)}v182H40z`} />
      <circle className={css.second} cx="100" cy="80" r="22" />
      <path className={css.tick} d="M90 80l7 8 14-16" />
      <text className={css.text} x="100" y="124" textAnchor="middle">
        {shorten(labels.receipt, 16)}
      </text>
      <path className={css.line} d="M52 136h96M52 180h96M52 194h60" />
      <text className={css.small} x="52" y="152">
        {labels.reference}
      </text>
      <text className={css.text} x="52" y="168">
        {shorten(reference, 14)}
      </text>
      <rect className={css.mark} x="46" y="140" width="108" height="34" rx="8" />
    </svg>
  );
}
