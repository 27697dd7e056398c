import { locations } from "@lending/bridge";
import type { MouseEvent } from "react";
import { CONFIRMATION_SCENE } from "../../../api/agreementsRequest.ts";
import type { ConfirmationVariant } from "../../../api/confirmationRequest.ts";
import type { Agreement } from "../../../api/fetchAgreements.ts";
import type { OfferIds } from "../OfferIds.ts";
import { useOpenAgreement } from "../useOpenAgreement.ts";
import * as css from "./ConsentBar.module.css";

interface AgreementLinksProps {
  variant: ConfirmationVariant;
  ids: OfferIds;
  agreements: readonly Agreement[];
}

/** The agreements as links: a tap asks where the agreement is read, and goes there. */
export function AgreementLinks({ variant, ids, agreements }: AgreementLinksProps) {
  const { openAgreement, opening } = useOpenAgreement(variant, ids);
  if (agreements.length === 0) return null;
  const open = (event: MouseEvent, identifier: string) => {
    event.preventDefault();
    void openAgreement(identifier);
  };
  return (
    <ul className={css.links}>
      {agreements.map(({ title, identifier }, index) => (
        <li key={`${index} ${identifier}`}>
          <a
            className={css.link}
            href={locations.loanAgreement({ ...ids, scene: CONFIRMATION_SCENE, position: identifier })}
            // The page of one agreement asks version 3: for the newer variant's answer it would be made ready in vain.
            {...(variant === "newer" && { "data-to": "" })}
            {...(opening === identifier && { "aria-busy": true })}
            onClick={(event) => open(event, identifier)}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
