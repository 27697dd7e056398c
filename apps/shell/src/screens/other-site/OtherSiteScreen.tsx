import { useApp } from "@lending/bridge";
import { loanDetailPath } from "@lending/domain/addresses/loan";
import { readLaunchedOrder } from "@lending/domain/launched-order";
import { Button } from "@lending/ui/button";
import { useMessages } from "@lending/ui/locale";
import { StateScreen } from "@lending/ui/state-screen";
import { HomeButton } from "../../frame/failure/NotFoundView.tsx";
import { otherSiteMessages, titles } from "../../messages/source.ts";

/**
 * The page of a link from another site that states another launch or a payment code (apps/edge). It shows
 * nothing of that link. It has no Back, which would open the other site.
 */
export function OtherSiteScreen() {
  const messages = useMessages(otherSiteMessages);
  const title = useMessages(titles).otherSite;
  const { launch, page = window } = useApp();
  const order = readLaunchedOrder(page);
  return (
    <StateScreen
      kind="refused"
      screen={title}
      title={messages.fact}
      text={messages.hint}
      actions={
        order ? (
          // A new document, with the launch of the stored session.
          <Button render={<a href={loanDetailPath(order)} />}>{messages.loan}</Button>
        ) : (
          <HomeButton label={launch.sessionId ? messages.loan : undefined} />
        )
      }
    />
  );
}
