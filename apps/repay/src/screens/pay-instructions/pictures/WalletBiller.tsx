import { PhoneShot } from "./PhoneShot.tsx";
import * as css from "./Shot.module.css";
import { shorten } from "./shorten.ts";

interface WalletBillerProps {
  wallet: "first" | "second";
  title: string;
  /** The lender's name in the list of billers. */
  biller: string;
}

/** A wallet's list of billers; the lender's name is markedLabel. */
export function WalletBiller({ wallet, title, biller }: WalletBillerProps) {
  return (
    <PhoneShot wallet={wallet} title={title}>
      <rect className={css.field} x="46" y="60" width="108" height="24" rx="12" />
      <circle className={css.line} cx="60" cy="71" r="4" fill="none" />
      <path className={css.line} d="M63 74l4 4" />
      {[96, 132, 168, 204].map((y) => (
        <g key={y}>
          <circle className={css.tile} cx="60" cy={y + 12} r="10" />
          <path className={css.line} d={`M48 ${y + 30}h104`} />
        </g>
      ))}
      <path className={css.line} d="M76 108h52M76 180h40M76 216h48" />
      <circle className={wallet === "first" ? css.first : css.second} cx="60" cy="144" r="10" />
      <text className={css.small} x="76" y="147">
        {shorten(biller, 16)}
      </text>
      <rect className={css.mark} x="43" y="129" width="114" height="31" rx="8" />
    </PhoneShot>
  );
}
