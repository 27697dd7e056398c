import { useApp } from "@lending/bridge";
import { ownerOf } from "../api/savedPayCode.ts";

/** Returns the owner of the payment codes that this launch requests. */
export const useOwner = () => ownerOf(useApp().launch.sessionId);
