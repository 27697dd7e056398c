import type { Messages } from "@lending/ui/locale";
import type { ReactNode } from "react";
import type { PayInstructionMessages } from "./messages.ts";
import { StoreReceipt } from "./pictures/StoreReceipt.tsx";
import { StoreSlip } from "./pictures/StoreSlip.tsx";
import { WalletBiller } from "./pictures/WalletBiller.tsx";
import { WalletForm } from "./pictures/WalletForm.tsx";
import { WalletHome } from "./pictures/WalletHome.tsx";

/** A picture with its text alternative. */
export interface PayPicture {
  readonly shows: string;
  readonly drawing: ReactNode;
}

interface PayMethod {
  readonly title: string;
  readonly steps: readonly string[];
  readonly pictures: readonly PayPicture[];
}

interface PayMethodsOptions {
  readonly words: Messages<PayInstructionMessages>;
  /** The lender's name in lists of billers. */
  readonly biller: string;
  /** The reference number, or a placeholder for the pictures. */
  readonly reference: string;
}

/** Returns the three ways to pay with a reference number, each with its steps and pictures. */
export function payMethods({ words, biller, reference }: PayMethodsOptions): readonly PayMethod[] {
  const labels = { reference: words.reference, amount: words.amount, pay: words.pay };
  return [
    {
      title: words.walletTitle,
      steps: [words.walletOpen, words.walletFind(biller), words.walletFill],
      pictures: [
        {
          shows: words.homePicture,
          drawing: <WalletHome wallet="first" title={words.wallet} markedLabel={words.payBills} />,
        },
        { shows: words.billerPicture, drawing: <WalletBiller wallet="first" title={words.billers} biller={biller} /> },
        {
          shows: words.formPicture,
          drawing: <WalletForm wallet="first" title={words.payBills} labels={labels} reference={reference} />,
        },
      ],
    },
    {
      title: words.secondTitle,
      steps: [words.secondOpen, words.secondFill(biller)],
      pictures: [
        {
          shows: words.secondHomePicture,
          drawing: <WalletHome wallet="second" title={words.wallet} markedLabel={words.bills} />,
        },
        {
          shows: words.secondFormPicture,
          drawing: <WalletForm wallet="second" title={words.loans} labels={labels} reference={reference} />,
        },
      ],
    },
    {
      title: words.storeTitle,
      steps: [words.storeFill, words.storePay, words.storeKeep],
      pictures: [
        {
          shows: words.slipPicture,
          drawing: (
            <StoreSlip
              labels={{ slip: words.slip, biller: words.biller, reference: words.reference, amount: words.amount }}
              biller={biller}
              reference={reference}
            />
          ),
        },
        {
          shows: words.receiptPicture,
          drawing: (
            <StoreReceipt labels={{ receipt: words.receipt, reference: words.reference }} reference={reference} />
          ),
        },
      ],
    },
  ];
}
