import type { Messages } from "@lending/ui/locale";
import type { ProductEntryMessages } from "./messages.ts";

export const messages = {
  leavingTitle: "Opening the product",
  leavingHint: "If nothing opens, try again.",
  notOpenedTitle: "The product could not be opened",
  notOpenedHint: "Please try again later, or choose another product.",
  missingTitle: "No product was chosen",
  missingHint: "Go back and choose a product.",
} satisfies Messages<ProductEntryMessages>;
