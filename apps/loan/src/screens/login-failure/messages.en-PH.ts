import type { Messages } from "@lending/ui/locale";
import type { LoginFailureMessages } from "./messages.ts";

export const messages = {
  failed: "Failed",
  noProducts: "There is no other product open to you now. Please go back to the app and try again later.",
} satisfies Messages<LoginFailureMessages>;
