import { AppLink } from "@lending/bridge/router";
import { useApi } from "@lending/bridge/store";
import { loanAgreementPath } from "@lending/domain/addresses/loan";
import { Button } from "@lending/ui/button";
import { Checkbox } from "@lending/ui/checkbox";
import { useMessages } from "@lending/ui/locale";
import { commonMessages } from "@lending/ui/messages";
import { showToast } from "@lending/ui/toast";
import { use, useId, useState } from "react";
import { type Agreement, type AgreementsResponse, CONFIRMATION_SCENE } from "../../api/fetchAgreements.ts";
import { agreementsOf, type OfferIds } from "../../api/offer.ts";
import { confirmationMessages } from "../../messages/source.ts";
import * as css from "./LoanConfirm.module.css";
import { useOfferVisit } from "./useOfferVisit.ts";

interface ConsentBarProps extends OfferIds {
  agreements: Promise<AgreementsResponse>;
  /** Requests an offer without an amount again, for which the borrower cannot apply. */
  offerRetry: { onRetry: () => void; isRetrying: boolean } | undefined;
  isSending: boolean;
  /** The last application was refused: another one is possible, and other loans are the stronger way on. */
  isRefused: boolean;
  onGoLoan: () => void;
}

/** The consent with its agreements, and the Go Loan button, which is active only while the consent is ticked. */
export function ConsentBar({
  variant,
  productId,
  agreements,
  offerRetry,
  isSending,
  isRefused,
  onGoLoan,
}: ConsentBarProps) {
  const messages = useMessages(confirmationMessages);
  const { retry } = useMessages(commonMessages);
  const api = useApi();
  const [retriedResponse, setRetriedResponse] = useState<AgreementsResponse>();
  const [isFetching, setIsFetching] = useState(false);
  const [{ isConsented }, changeVisit] = useOfferVisit();
  const reasonId = useId();
  const firstResponse = use(agreements);
  const response = retriedResponse ?? firstResponse;

  const agreementsFailure = response.ok ? "" : response.message || messages.noAgreements;
  const failure = offerRetry ? messages.amountMissing : agreementsFailure;

  const retryAgreements = async () => {
    setIsFetching(true);
    setRetriedResponse(await api.request(agreementsOf({ variant, productId })));
    setIsFetching(false);
  };
  const { onRetry, isRetrying } = offerRetry ?? { onRetry: () => void retryAgreements(), isRetrying: isFetching };
  const blockedReason = failure || (isConsented ? undefined : messages.tickFirst);
  return (
    <>
      <Checkbox label={messages.consent} checked={isConsented} onChange={(isConsented) => changeVisit({ isConsented })}>
        {response.ok && (
          <AgreementLinks variant={variant} productId={productId} agreements={response.value} isSending={isSending} />
        )}
      </Checkbox>
      {blockedReason !== undefined && (
        // A retry that fails in the same way renders it again, so that it is announced again.
        <p key={String(isRetrying)} id={reasonId} className={css.why} role={failure === "" ? undefined : "alert"}>
          {blockedReason}
        </p>
      )}
      {failure !== "" && (
        <Button variant="line" waiting={isRetrying} onClick={onRetry}>
          {retry}
        </Button>
      )}
      <Button
        variant={isRefused ? "tonal" : "solid"}
        waiting={isSending}
        onClick={onGoLoan}
        {...(blockedReason !== undefined && { disabled: true, "aria-describedby": reasonId })}
      >
        {messages.goLoan}
      </Button>
    </>
  );
}

/** Reserves the space of the consent bar while the agreements load. */
export function ConsentBarSpace() {
  return <div className={css.space} aria-busy="true" />;
}

interface AgreementLinksProps extends OfferIds {
  agreements: readonly Agreement[];
  /** While the application is sent, its answer opens the next page. */
  isSending: boolean;
}

/**
 * Links to the agreements of the offer. The links name no order: the offer belongs to the product only, and the order
 * of a launch may be another loan with other dates (decision 043).
 */
function AgreementLinks({ variant, productId, agreements, isSending }: AgreementLinksProps) {
  const { sending } = useMessages(confirmationMessages);
  if (agreements.length === 0) return null;
  const offer = { productId, scene: CONFIRMATION_SCENE, ...(variant === "newer" && { confirmation: variant }) };
  return (
    <ul className={css.links}>
      {agreements.map(({ title, identifier }, index) => (
        <li key={`${index} ${identifier}`} className={css.agreement}>
          <AppLink
            className={css.link}
            to={loanAgreementPath({ ...offer, position: identifier })}
            onClick={(event) => {
              if (!isSending) return;
              event.preventDefault();
              showToast(sending);
            }}
          >
            {/* A place to break, because a link is as wide as its longest word. */}
            {title.replace(/\S{20}/g, "$&\u200b")}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
