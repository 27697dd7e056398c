/** A payment channel: a wallet page of the sandbox, a counter with a code, a bank with a QR code, a deposit slip, or QR Ph. */
export interface Channel {
  readonly number: number;
  readonly name: string;
  readonly logo: string;
  readonly kind: "wallet" | "counter" | "qr" | "slip" | "qrph";
}

export const CHANNELS: readonly Channel[] = [
  { number: 90001, name: "Sandbox Wallet", logo: "sandbox-wallet.svg", kind: "wallet" },
  { number: 90002, name: "Corner Store counter", logo: "corner-store.svg", kind: "counter" },
  { number: 90003, name: "Online banking", logo: "online-banking.svg", kind: "qr" },
  { number: 90004, name: "Pawnshop counter", logo: "pawnshop.svg", kind: "slip" },
  { number: 90005, name: "QR Ph", logo: "online-banking.svg", kind: "qrph" },
];

/** The legacy hosted payment page, reachable only from the card repayment. */
export const HUICHAO: Channel = {
  number: 90099,
  name: "Hosted payment page",
  logo: "sandbox-wallet.svg",
  kind: "wallet",
};

/** The channel with the code that the repayment screen shows by default. */
export const DEFAULT_COUNTER = 90002;

export const findChannel = (number: number) => [...CHANNELS, HUICHAO].find((channel) => channel.number === number);
