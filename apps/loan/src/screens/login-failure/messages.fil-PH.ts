import type { Messages } from "@lending/ui/locale";
import type { LoginFailureMessages } from "./messages.ts";

export const messages = {
  failed: "Hindi natuloy",
} satisfies Messages<LoginFailureMessages>;
