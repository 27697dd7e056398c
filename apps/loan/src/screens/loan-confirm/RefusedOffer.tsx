import { Card } from "@lending/ui/card";
import { StoreShut } from "@lending/ui/illustrations/store-shut";
import { useMessages } from "@lending/ui/locale";
import { StateView } from "@lending/ui/state-view";
import { useEffect, useRef } from "react";
import { OtherLoans } from "../../components/fallback-view/OtherLoans.tsx";
import { fallbackMessages } from "../../messages/source.ts";
import * as css from "./OfferTerms.module.css";

/** Stays below the offer after the toast with the refusal: what it means, and where to go. Applying again is possible. */
export function RefusedOffer({ message }: { message: string }) {
  const { refusedTitle, refusedNext } = useMessages(fallbackMessages);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Centred, because the bar at the bottom would cover it. jsdom has no scrollIntoView.
    container.current?.scrollIntoView?.({ block: "center" });
  }, []);
  return (
    <div ref={container}>
      <Card label={refusedTitle}>
        <div className={css.refused}>
          <StateView
            title={refusedTitle}
            text={[message, refusedNext].filter(Boolean).join(" ")}
            illustration={<StoreShut />}
            actions={<OtherLoans variant="solid" />}
          />
        </div>
      </Card>
    </div>
  );
}
