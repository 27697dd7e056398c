import { PhoneShot } from "./PhoneShot.tsx";
import * as css from "./Shot.module.css";
import { shorten } from "./shorten.ts";

interface WalletFormProps {
  wallet: "first" | "second";
  title: string;
  labels: { readonly reference: string; readonly amount: string; readonly pay: string };
  /** The reference number, or a placeholder. */
  reference: string;
}

/** A wallet's form: the field for the reference number, and the pay button. */
export function WalletForm({ wallet, title, labels, reference }: WalletFormProps) {
  return (
    <PhoneShot wallet={wallet} title={title}>
      <text className={css.small} x="48" y="70">
        {labels.reference}
      </text>
      <rect className={css.field} x="46" y="76" width="108" height="28" rx="6" />
      <text className={css.text} x="53" y="94">
        {shorten(reference, 15)}
      </text>
      <rect className={css.mark} x="42" y="72" width="116" height="36" rx="8" />
      <text className={css.small} x="48" y="126">
        {labels.amount}
      </text>
      <rect className={css.field} x="46" y="132" width="108" height="28" rx="6" />
      <text className={css.text} x="53" y="150">
        ₱
      </text>
      <rect className={wallet === "first" ? css.first : css.second} x="46" y="200" width="108" height="32" rx="10" />
      <text className={css.onColour} x="100" y="220" textAnchor="middle">
        {shorten(labels.pay, 14)}
      </text>
    </PhoneShot>
  );
}
