/** A payment channel: a wallet page of the sandbox, a counter with a code, a bank with a QR code, a deposit slip, or QR Ph. */
export interface Channel {
  readonly number: number;
  readonly name: string;
  readonly logo: string;
  readonly kind: "wallet" | "counter" | "qr" | "slip" | "qrph";
  /** What the channel charges a payer. */
  readonly feeCentavos: number;
  /** Minutes until the lender usually knows of a payment. */
  readonly minutes: number;
}

export const CHANNELS: readonly Channel[] = [
  { number: 90001, name: "Sandbox Wallet", logo: "sandbox-wallet.svg", kind: "wallet", feeCentavos: 0, minutes: 5 },
  {
    number: 90002,
    name: "Corner Store counter",
    logo: "corner-store.svg",
    kind: "counter",
    feeCentavos: 1500,
    minutes: 120,
  },
  { number: 90003, name: "Online banking", logo: "online-banking.svg", kind: "qr", feeCentavos: 0, minutes: 60 },
  { number: 90004, name: "Pawnshop counter", logo: "pawnshop.svg", kind: "slip", feeCentavos: 2000, minutes: 1440 },
  { number: 90005, name: "QR Ph", logo: "online-banking.svg", kind: "qrph", feeCentavos: 0, minutes: 5 },
];

/** The legacy hosted payment page, reachable only from the card repayment. */
export const HUICHAO: Channel = {
  number: 90099,
  name: "Hosted payment page",
  logo: "sandbox-wallet.svg",
  kind: "wallet",
  feeCentavos: 0,
  minutes: 5,
};

/** The channel with the code that the repayment screen shows by default. */
export const DEFAULT_COUNTER = 90002;

export const findChannel = (number: number) => [...CHANNELS, HUICHAO].find((channel) => channel.number === number);
