import { useApp } from "@lending/bridge";
import { ownerOf } from "@lending/bridge/launch";

export const useOwner = () => ownerOf(useApp().launch.sessionId);
