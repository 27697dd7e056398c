/** A card that can repay on the legacy screen. Some banks require a code by SMS. */
export interface Card {
  readonly id: string;
  readonly bankName: string;
  readonly cardNo: string;
  readonly bankCode: string;
  readonly needsCode: boolean;
}

export const CARDS: readonly Card[] = [
  { id: "card-1", bankName: "Bank of the Sandbox", cardNo: "**** **** **** 4567", bankCode: "BOS", needsCode: true },
  { id: "card-2", bankName: "Island Savings Bank", cardNo: "**** **** **** 8812", bankCode: "ISB", needsCode: false },
];
