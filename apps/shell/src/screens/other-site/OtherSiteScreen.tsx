import { useApp } from "@lending/bridge";
import { AppLink } from "@lending/bridge/router";
import { loanDetailPath } from "@lending/domain/addresses/loan";
import { readLaunchedOrder } from "@lending/domain/launched-order";
import { Button } from "@lending/ui/button";
import { EmptyState } from "@lending/ui/empty-state";
import { useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { otherSiteMessages, titles } from "../../messages/source.ts";

/**
 * The page of a link from another site that states another launch or a payment code (`createForeignLinks`). It shows
 * nothing of that link. It has no Back, which would open the other site.
 */
export function OtherSiteScreen() {
  const messages = useMessages(otherSiteMessages);
  const title = useMessages(titles).otherSite;
  const { launch, native, page = window } = useApp();
  const order = readLaunchedOrder(page);
  return (
    <ScreenFrame
      title={title}
      actions={
        order ? (
          // A new document, with the launch of the stored session.
          <Button render={<a href={loanDetailPath(order)} />}>{messages.loan}</Button>
        ) : (
          <Button
            {...(native.host === "browser" ? { render: <AppLink to="/" /> } : { onClick: () => void native.goHome() })}
          >
            {launch.sessionId ? messages.loan : messages.home}
          </Button>
        )
      }
    >
      <EmptyState title={messages.fact} text={messages.hint} />
    </ScreenFrame>
  );
}
