import type { ReactNode } from "react";
import type { BankFormItem } from "../api/fetchBankForm.ts";

/** What a field is given to show itself. */
export interface FieldInput {
  readonly item: BankFormItem;
  /** What the field holds; "" is nothing. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** One sentence that says how to mend it; "" when nothing is wrong. */
  readonly error: string;
  /** Loads the form again. */
  readonly onReload: () => void;
  readonly isReloading: boolean;
}

/** What the form needs to know of one kind of field. */
export interface FieldKind {
  readonly Field: (input: FieldInput) => ReactNode;
  /** What the field holds of what the server fills in. */
  readonly readOffered: (item: BankFormItem) => string;
  /** Whether a value that was put away still belongs to the item. */
  readonly holds: (item: BankFormItem, value: string) => boolean;
  /** What is sent for the value that it holds. */
  readonly toSent: (item: BankFormItem, value: string) => string;
  /** What is missing when nothing would be sent for it; "none" may stay empty, "list" cannot be filled in. */
  readonly demand: "digits" | "choice" | "list" | "none";
  /** Whether its value may be put into the webview's storage. A typed number may not: it is kept in memory alone. */
  readonly isStorable: boolean;
}
