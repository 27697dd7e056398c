import { useApp } from "@lending/bridge";
import { ownerOf } from "../api/savedPayCode.ts";

export const useOwner = () => ownerOf(useApp().launch.sessionId);
