import type { Messages } from "@lending/ui/locale";
import type { LoginFailureMessages } from "./messages.ts";

export const messages = {
  failed: "失败",
} satisfies Messages<LoginFailureMessages>;
