import type { Messages } from "@lending/ui/locale";
import type { ReactNode } from "react";
import type { PayInstructionMessages } from "../../messages/source.ts";
import * as css from "./PayInstructionsScreen.module.css";

export type Texts = Messages<PayInstructionMessages>;
type Wallet = "first" | "second";

// Tokens, so that the dark theme mutes them.
const WALLETS = { first: "var(--action)", second: "var(--positive)" };
const PAPER = "var(--surface)";
const TILE = "var(--surface-sunken)";
const COUNTER = "var(--ill-wood)";
const FIELD = { fill: TILE, stroke: "var(--border-strong)" };
const LINE = { fill: "none", stroke: "var(--border)", strokeWidth: 1.5 };
const MARK = { fill: "none", stroke: "var(--ill-clay)", strokeWidth: 3, rx: 8 };
const LABELS = {
  text: { fill: "var(--text)", fontSize: 11, fontWeight: 600 },
  small: { fill: "var(--text-2)", fontSize: 9, fontWeight: 400 },
  onColour: { fill: "var(--on-action)", fontSize: 12, fontWeight: 700 },
};

interface LabelProps {
  look: keyof typeof LABELS;
  x: number;
  y: number;
  isCentred?: boolean;
  /** A longer text is shortened to so many characters, with an ellipsis. */
  max?: number;
  text: string;
}

function Label({ look, x, y, isCentred = false, max = 40, text }: LabelProps) {
  const letters = [...text];
  return (
    <text {...LABELS[look]} x={x} y={y} textAnchor={isCentred ? "middle" : "start"}>
      {letters.length > max ? `${letters.slice(0, max - 1).join("")}…` : text}
    </text>
  );
}

/** A drawing of 200 by 260. Decorative: the step next to it has the same content. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={css.shot} viewBox="0 0 200 260" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** A phone with a wallet's screen. */
function PhoneShot({ wallet, title, children }: { wallet: Wallet; title: string; children: ReactNode }) {
  return (
    <Drawing>
      <rect fill="var(--ill-ink)" x="32" y="10" width="136" height="244" rx="16" />
      <rect fill={PAPER} x="38" y="18" width="124" height="228" rx="9" />
      <path fill={WALLETS[wallet]} d="M47 18h106a9 9 0 0 1 9 9v25H38V27a9 9 0 0 1 9-9z" />
      <Label look="onColour" x={48} y={42} text={title} />
      {children}
    </Drawing>
  );
}

/** A wallet's home screen with nine tiles; the tile to tap is marked. */
export function WalletHome({ wallet, texts }: { wallet: Wallet; texts: Texts }) {
  return (
    <PhoneShot wallet={wallet} title={texts.wallet}>
      {[64, 112, 160].flatMap((y) =>
        [48, 85, 122].map((x) => <rect key={`${x} ${y}`} fill={TILE} x={x} y={y} width="30" height="30" rx="8" />),
      )}
      <path fill={WALLETS[wallet]} d="M92 118h16v19l-3-2-2.500 2-2.500-2-2.500 2-2.500-2-3 2z" />
      <rect {...MARK} x="80" y="107" width="40" height="56" />
      <Label look="small" x={100} y={156} isCentred text={wallet === "first" ? texts.payBills : texts.bills} />
      <rect fill={TILE} x="48" y="206" width="104" height="26" rx="8" />
    </PhoneShot>
  );
}

/** The first wallet's list of billers; the lender's name is marked. */
export function WalletBiller({ texts, biller }: { texts: Texts; biller: string }) {
  return (
    <PhoneShot wallet="first" title={texts.billers}>
      <rect {...FIELD} x="46" y="60" width="108" height="24" rx="12" />
      <circle {...LINE} cx="60" cy="71" r="4" />
      <path {...LINE} d="M63 74l4 4M76 108h52M76 180h40M76 216h48M48 126h104M48 162h104M48 198h104M48 234h104" />
      {[108, 180, 216].map((y) => (
        <circle key={y} fill={TILE} cx="60" cy={y} r="10" />
      ))}
      <circle fill={WALLETS.first} cx="60" cy="144" r="10" />
      <Label look="small" x={76} y={147} max={16} text={biller} />
      <rect {...MARK} x="43" y="129" width="114" height="31" />
    </PhoneShot>
  );
}

/** A wallet's form: the field for the reference number, and the pay button. */
export function WalletForm({ wallet, texts, reference }: { wallet: Wallet; texts: Texts; reference: string }) {
  return (
    <PhoneShot wallet={wallet} title={wallet === "first" ? texts.payBills : texts.loans}>
      {[
        { y: 70, label: texts.reference, value: reference },
        { y: 126, label: texts.amount, value: "₱" },
      ].map(({ y, label, value }) => (
        <g key={y}>
          <Label look="small" x={48} y={y} text={label} />
          <rect {...FIELD} x="46" y={y + 6} width="108" height="28" rx="6" />
          <Label look="text" x={53} y={y + 24} max={15} text={value} />
        </g>
      ))}
      <rect {...MARK} x="42" y="72" width="116" height="36" />
      <rect fill={WALLETS[wallet]} x="46" y="200" width="108" height="32" rx="10" />
      <Label look="onColour" x={100} y={220} isCentred max={14} text={texts.pay} />
    </PhoneShot>
  );
}

/** A completed payment slip of a store. */
export function StoreSlip({ texts, biller, reference }: { texts: Texts; biller: string; reference: string }) {
  return (
    <Drawing>
      <path fill={COUNTER} d="M0 214h200v46H0z" />
      <path fill={PAPER} d="M32 34h136v184l-11-8-11 8-11-8-12 8-11-8-12 8-11-8-12 8-11-8-12 8-11-8-11 8z" />
      <path fill={WALLETS.second} d="M32 34h136v32H32z" />
      <Label look="onColour" x={100} y={54} isCentred max={18} text={texts.slip} />
      {[
        { y: 86, label: texts.biller, value: biller },
        { y: 126, label: texts.reference, value: reference },
        { y: 166, label: texts.amount, value: "₱" },
      ].map(({ y, label, value }) => (
        <g key={y}>
          <Label look="small" x={44} y={y} text={label} />
          <Label look="text" x={44} y={y + 15} max={18} text={value} />
          <path {...LINE} d={`M44 ${y + 21}h112`} />
        </g>
      ))}
      <rect {...MARK} x="38" y="114" width="124" height="36" />
    </Drawing>
  );
}

/** The cashier's receipt with the same reference number. */
export function StoreReceipt({ texts, reference }: { texts: Texts; reference: string }) {
  const tick = { fill: "none", stroke: "var(--on-action)", strokeWidth: 4 };
  return (
    <Drawing>
      <path fill={COUNTER} d="M0 206h200v54H0z" />
      <path fill={PAPER} d={`M40 40${"l4-5 4 5".repeat(15)}v182H40z`} />
      <circle fill={WALLETS.second} cx="100" cy="80" r="22" />
      <path {...tick} strokeLinecap="round" strokeLinejoin="round" d="M90 80l7 8 14-16" />
      <Label look="text" x={100} y={124} isCentred max={16} text={texts.receipt} />
      <path {...LINE} d="M52 136h96M52 180h96M52 194h60" />
      <Label look="small" x={52} y={152} text={texts.reference} />
      <Label look="text" x={52} y={168} max={14} text={reference} />
      <rect {...MARK} x="46" y="140" width="108" height="34" />
    </Drawing>
  );
}
