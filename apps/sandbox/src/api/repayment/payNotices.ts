import { formatPesos } from "../../lender/formatPesos.ts";

/** Returns the steps to pay with a code, grouped as the screen shows them. */
export const payNotices = (amountCentavos: number) => [
  {
    title: "At a counter",
    list: [
      {
        name: "Corner Store counter",
        steps: [
          "Go to any corner store with a bills counter.",
          "Tell them that you pay Sandbox Lending.",
          "Show or read out the payment code.",
          `Pay exactly ${formatPesos(amountCentavos)} and keep the deposit slip.`,
        ],
      },
      {
        name: "Pawnshop counter",
        steps: [
          "Fill in a bills payment form.",
          "Write the payment code as the account number.",
          `Pay exactly ${formatPesos(amountCentavos)} and keep the deposit slip.`,
        ],
      },
    ],
  },
  {
    title: "In an app",
    list: [
      {
        name: "Sandbox Wallet",
        steps: [
          "Open your wallet and tap Pay Bills.",
          "Choose Loans, then Sandbox Lending.",
          "Enter the payment code.",
          "Check the amount, then pay.",
        ],
      },
    ],
  },
];
