import type { Messages } from "@lending/ui/locale";
import type { LoginFailureMessages } from "./messages.ts";

export const messages = {
  failed: "Hindi natuloy",
  noProducts: "Wala pang ibang produktong bukas sa iyo. Bumalik sa app at subukan ulit mamaya.",
} satisfies Messages<LoginFailureMessages>;
