import { useBack } from "@lending/bridge";
import { useMessages } from "@lending/ui/locale";
import { RefusedScreen as SharedRefusedScreen } from "@lending/ui/refused-screen";
import type { ComponentProps } from "react";
import { complaintMessages } from "../messages/source.ts";

type SharedProps = ComponentProps<typeof SharedRefusedScreen>;

type RefusedProps = Pick<SharedProps, "title" | "message" | "onRetry" | "retrying" | "isFinal" | "actions">;

export function RefusedScreen(props: RefusedProps) {
  const { notShownTitle, notShownHint } = useMessages(complaintMessages);
  return <SharedRefusedScreen {...props} fact={notShownTitle} hint={notShownHint} onBack={useBack()} />;
}
