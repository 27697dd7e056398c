import type { ReactNode } from "react";
import type { BankFormItem } from "../api/fetchBankForm.ts";

export interface FieldInput {
  readonly item: BankFormItem;
  /** The current value; "" if empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** One sentence on how to fix the value; "" if it is valid. */
  readonly error: string;
  readonly onReload: () => void;
  readonly isReloading: boolean;
}

export interface FieldKind {
  readonly Field: (input: FieldInput) => ReactNode;
  /** Returns the field's value for the value that the server fills in. */
  readonly readOffered: (item: BankFormItem) => string;
  /** Whether a stored value is still valid for the item. */
  readonly holds: (item: BankFormItem, value: string) => boolean;
  readonly toSent: (item: BankFormItem, value: string) => string;
  /** The validation message when nothing would be sent. "none" marks an optional field, "list" one without options. */
  readonly demand: "digits" | "choice" | "list" | "none";
  /** Whether the value may enter the webview's storage. A typed number stays in memory. */
  readonly isStorable: boolean;
}
