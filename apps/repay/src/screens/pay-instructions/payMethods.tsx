import type { Messages } from "@lending/ui/locale";
import type { ReactNode } from "react";
import type { PayInstructionMessages } from "../../messages/source.ts";
import { StoreReceipt, StoreSlip, WalletBiller, WalletForm, WalletHome } from "./PayPictures.tsx";

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
  readonly messages: Messages<PayInstructionMessages>;
  /** The lender's name in lists of billers. */
  readonly biller: string;
  /** The reference number, or a placeholder for the pictures. */
  readonly reference: string;
}

/** Returns the three ways to pay with a reference number, each with its steps and pictures. */
export function payMethods({ messages, biller, reference }: PayMethodsOptions): readonly PayMethod[] {
  const labels = { reference: messages.reference, amount: messages.amount, pay: messages.pay };
  return [
    {
      title: messages.walletTitle,
      steps: [messages.walletOpen, messages.walletFind(biller), messages.walletFill],
      pictures: [
        {
          shows: messages.homePicture,
          drawing: <WalletHome wallet="first" title={messages.wallet} markedLabel={messages.payBills} />,
        },
        {
          shows: messages.billerPicture,
          drawing: <WalletBiller wallet="first" title={messages.billers} biller={biller} />,
        },
        {
          shows: messages.formPicture,
          drawing: <WalletForm wallet="first" title={messages.payBills} labels={labels} reference={reference} />,
        },
      ],
    },
    {
      title: messages.secondTitle,
      steps: [messages.secondOpen, messages.secondFill(biller)],
      pictures: [
        {
          shows: messages.secondHomePicture,
          drawing: <WalletHome wallet="second" title={messages.wallet} markedLabel={messages.bills} />,
        },
        {
          shows: messages.secondFormPicture,
          drawing: <WalletForm wallet="second" title={messages.loans} labels={labels} reference={reference} />,
        },
      ],
    },
    {
      title: messages.storeTitle,
      steps: [messages.storeFill, messages.storePay, messages.storeKeep],
      pictures: [
        {
          shows: messages.slipPicture,
          drawing: (
            <StoreSlip
              labels={{
                slip: messages.slip,
                biller: messages.biller,
                reference: messages.reference,
                amount: messages.amount,
              }}
              biller={biller}
              reference={reference}
            />
          ),
        },
        {
          shows: messages.receiptPicture,
          drawing: (
            <StoreReceipt labels={{ receipt: messages.receipt, reference: messages.reference }} reference={reference} />
          ),
        },
      ],
    },
  ];
}
