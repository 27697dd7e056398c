import type { Messages } from "@lending/ui/locale";
import type { ReactNode } from "react";
import type { PayInstructionMessages } from "../../messages/source.ts";
import * as css from "./PayInstructionsScreen.module.css";

export type Texts = Messages<PayInstructionMessages>;
type Wallet = "first" | "second";

/** Shortens a text to `length` characters, with an ellipsis, so that it fits into a drawing. */
const shorten = (text: string, length: number) => {
  const letters = [...text];
  return letters.length > length ? `${letters.slice(0, length - 1).join("")}…` : text;
};

interface PhoneShotProps {
  /** Selects the colour of the wallet. */
  wallet: Wallet;
  title: string;
  children: ReactNode;
}

/** A phone with a wallet's screen, 200 by 260. Decorative: the step next to it has the same content. */
function PhoneShot({ wallet, title, children }: PhoneShotProps) {
  return (
    <svg className={css.shot} viewBox="0 0 200 260" aria-hidden="true" focusable="false">
      <rect className={css.body} x="32" y="10" width="136" height="244" rx="16" />
      <rect className={css.screen} x="38" y="18" width="124" height="228" rx="9" />
      <path
        className={wallet === "first" ? css.first : css.second}
        d="M47 18h106a9 9 0 0 1 9 9v25H38V27a9 9 0 0 1 9-9z"
      />
      <text className={css.onColour} x="48" y="42">
        {title}
      </text>
      {children}
    </svg>
  );
}

const COLUMNS = [48, 85, 122];
const ROWS = [64, 112, 160];

/** A wallet's home screen with nine tiles; the tile to tap is marked. */
export function WalletHome({ wallet, texts }: { wallet: Wallet; texts: Texts }) {
  return (
    <PhoneShot wallet={wallet} title={texts.wallet}>
      {ROWS.flatMap((y) =>
        COLUMNS.map((x) => <rect key={`${x} ${y}`} className={css.tile} x={x} y={y} width="30" height="30" rx="8" />),
      )}
      <path
        className={wallet === "first" ? css.first : css.second}
        d="M92 118h16v19l-3-2-2.500 2-2.500-2-2.500 2-2.500-2-3 2z"
      />
      <rect className={css.mark} x="80" y="107" width="40" height="56" rx="8" />
      <text className={css.small} x="100" y="156" textAnchor="middle">
        {wallet === "first" ? texts.payBills : texts.bills}
      </text>
      <rect className={css.tile} x="48" y="206" width="104" height="26" rx="8" />
    </PhoneShot>
  );
}

/** The first wallet's list of billers; the lender's name is marked. */
export function WalletBiller({ texts, biller }: { texts: Texts; biller: string }) {
  return (
    <PhoneShot wallet="first" title={texts.billers}>
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
      <circle className={css.first} cx="60" cy="144" r="10" />
      <text className={css.small} x="76" y="147">
        {shorten(biller, 16)}
      </text>
      <rect className={css.mark} x="43" y="129" width="114" height="31" rx="8" />
    </PhoneShot>
  );
}

/** A wallet's form: the field for the reference number, and the pay button. */
export function WalletForm({ wallet, texts, reference }: { wallet: Wallet; texts: Texts; reference: string }) {
  return (
    <PhoneShot wallet={wallet} title={wallet === "first" ? texts.payBills : texts.loans}>
      <text className={css.small} x="48" y="70">
        {texts.reference}
      </text>
      <rect className={css.field} x="46" y="76" width="108" height="28" rx="6" />
      <text className={css.text} x="53" y="94">
        {shorten(reference, 15)}
      </text>
      <rect className={css.mark} x="42" y="72" width="116" height="36" rx="8" />
      <text className={css.small} x="48" y="126">
        {texts.amount}
      </text>
      <rect className={css.field} x="46" y="132" width="108" height="28" rx="6" />
      <text className={css.text} x="53" y="150">
        ₱
      </text>
      <rect className={wallet === "first" ? css.first : css.second} x="46" y="200" width="108" height="32" rx="10" />
      <text className={css.onColour} x="100" y="220" textAnchor="middle">
        {shorten(texts.pay, 14)}
      </text>
    </PhoneShot>
  );
}

/** A completed payment slip of a store. */
export function StoreSlip({ texts, biller, reference }: { texts: Texts; biller: string; reference: string }) {
  const rows = [
    [texts.biller, biller],
    [texts.reference, reference],
    [texts.amount, "₱"],
  ] as const;
  return (
    <svg className={css.shot} viewBox="0 0 200 260" aria-hidden="true" focusable="false">
      <path className={css.counter} d="M0 214h200v46H0z" />
      <path className={css.paper} d="M32 34h136v184l-11-8-11 8-11-8-12 8-11-8-12 8-11-8-12 8-11-8-12 8-11-8-11 8z" />
      <path className={css.second} d="M32 34h136v32H32z" />
      <text className={css.onColour} x="100" y="54" textAnchor="middle">
        {shorten(texts.slip, 18)}
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

/** The cashier's receipt with the same reference number. */
export function StoreReceipt({ texts, reference }: { texts: Texts; reference: string }) {
  return (
    <svg className={css.shot} viewBox="0 0 200 260" aria-hidden="true" focusable="false">
      <path className={css.counter} d="M0 206h200v54H0z" />
      <path className={css.paper} d={`M40 40${"l4-5 4 5".repeat(15)}v182H40z`} />
      <circle className={css.second} cx="100" cy="80" r="22" />
      <path className={css.tick} d="M90 80l7 8 14-16" />
      <text className={css.text} x="100" y="124" textAnchor="middle">
        {shorten(texts.receipt, 16)}
      </text>
      <path className={css.line} d="M52 136h96M52 180h96M52 194h60" />
      <text className={css.small} x="52" y="152">
        {texts.reference}
      </text>
      <text className={css.text} x="52" y="168">
        {shorten(reference, 14)}
      </text>
      <rect className={css.mark} x="46" y="140" width="108" height="34" rx="8" />
    </svg>
  );
}
