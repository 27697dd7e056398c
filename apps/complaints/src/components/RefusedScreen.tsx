import type { Refusal } from "@lending/api-client";
import { useBack } from "@lending/bridge";
import { useMessages } from "@lending/ui/locale";
import { RefusedScreen as SharedRefusedScreen } from "@lending/ui/refused-screen";
import type { ComponentProps } from "react";
import { complaintMessages } from "../messages/source.ts";

type RefusedProps = Pick<ComponentProps<typeof SharedRefusedScreen>, "title" | "onRetry" | "retrying" | "actions"> & {
  refusal: Refusal;
};

export function RefusedScreen({ refusal, ...props }: RefusedProps) {
  const { notShownTitle, notShownHint } = useMessages(complaintMessages);
  return <SharedRefusedScreen {...refusal} {...props} fact={notShownTitle} hint={notShownHint} onBack={useBack()} />;
}
