import { locations } from "@lending/bridge";
import { Link } from "@lending/bridge/router";
import { CONFIRMATION_SCENE } from "../../../api/agreementsRequest.ts";
import type { ConfirmationVariant } from "../../../api/confirmationRequest.ts";
import type { Agreement } from "../../../api/fetchAgreements.ts";
import * as css from "./ConsentBar.module.css";

interface AgreementLinksProps {
  variant: ConfirmationVariant;
  productId: string;
  agreements: readonly Agreement[];
}

/**
 * Links to the agreements of the offer. The links name no order: the offer belongs to the product only, and the order
 * of a launch may be another loan with other dates (decision 043).
 */
export function AgreementLinks({ variant, productId, agreements }: AgreementLinksProps) {
  if (agreements.length === 0) return null;
  const offer = { productId, scene: CONFIRMATION_SCENE, ...(variant === "newer" && { variant }) };
  return (
    <ul className={css.links}>
      {agreements.map(({ title, identifier }, index) => (
        <li key={`${index} ${identifier}`}>
          <Link className={css.link} to={locations.loanAgreement({ ...offer, position: identifier })}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
