import type { Messages } from "@lending/ui/locale";
import type { ProductMessages } from "./messages.ts";

export const messages = {
  recommended: "Recommended products",
  notOpened: "This product cannot be opened.",
  unreached: "No connection. Check your signal or your load, then try again.",
  notLoadedTitle: "The products could not be shown",
  notLoadedHint: "Please try again.",
} satisfies Messages<ProductMessages>;
