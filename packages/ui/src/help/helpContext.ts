import { createContext } from "react";

/** What a screen knows about whom its borrower can ask. */
export interface HelpDetails {
  /** The service number of the order on the screen; "" for the lender's. */
  readonly phone: string;
  /** The number of the order on the screen, for the borrower to quote; missing or "" when unknown. */
  readonly orderNumber?: string;
}

/** Opens the help of the product. The frame around the screens provides it; without it a screen shows no Help. */
export const HelpContext = createContext<((details: HelpDetails) => Promise<void>) | undefined>(undefined);
