import * as css from "./Shot.module.css";
import { shorten } from "./shorten.ts";

interface StoreSlipProps {
  labels: { readonly slip: string; readonly biller: string; readonly reference: string; readonly amount: string };
  biller: string;
  reference: string;
}

/** A completed payment slip of a store. */
export function StoreSlip({ labels, biller, reference }: StoreSlipProps) {
  const rows = [
    [labels.biller, biller],
    [labels.reference, reference],
    [labels.amount, "₱"],
  ] as const;
  return (
    <svg className={css.shot} viewBox="0 0 200 260" aria-hidden="true" focusable="false">
      <path className={css.counter} d="M0 214h200v46H0z" />
      <path className={css.paper} d="M32 34h136v184l-11-8-11 8-11-8-12 8-11-8-12 8-11-8-12 8-11-8-12 8-11-8-11 8z" />
      <path className={css.second} d="M32 34h136v32H32z" />
      <text className={css.onColour} x="100" y="54" textAnchor="middle">
        {shorten(labels.slip, 18)}
      </text>
      {rows.map(([label, value], index) => (
        <g key={label}>
          <text className={css.small} x="44" y={86 + index * 40}>
            {label}
          </text>
          <text className={css.text} x="44" y={101 + index * 40}>
            {shorten(value, 18)}
          </text>
          <path className={css.line} d={`M44 ${107 + index * 40}h112`} />
        </g>
      ))}
      <rect className={css.mark} x="38" y="114" width="124" height="36" rx="8" />
    </svg>
  );
}
