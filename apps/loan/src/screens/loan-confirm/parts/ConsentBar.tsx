import { apiAtom } from "@lending/api-client";
import { useAtomValue } from "@lending/bridge/store";
import { Button } from "@lending/ui/button";
import { Checkbox } from "@lending/ui/checkbox";
import { useMessages } from "@lending/ui/locale";
import { use, useId, useState, useTransition } from "react";
import type { ConfirmationVariant } from "../../../api/confirmationRequest.ts";
import type { AgreementsAnswer } from "../../../api/fetchAgreements.ts";
import { latePart } from "../../../components/late-part/latePart.tsx";
import { askAgreements } from "../askAgreements.ts";
import { confirmationMessages } from "../messages.ts";
import type { OfferIds } from "../OfferIds.ts";
import { AgreementLinks } from "./AgreementLinks.tsx";
import * as css from "./ConsentBar.module.css";

const MissingAgreements = latePart(() => import("./MissingAgreements.tsx").then((module) => module.MissingAgreements));

interface ConsentBarProps {
  variant: ConfirmationVariant;
  ids: OfferIds;
  agreements: Promise<AgreementsAnswer>;
  isSending: boolean;
  onGoLoan: () => void;
}

/** The consent with its agreements, and Go Loan, which is active only while the consent is given (specification 4). */
export function ConsentBar({ variant, ids, agreements, isSending, onGoLoan }: ConsentBarProps) {
  const words = useMessages(confirmationMessages);
  const api = useAtomValue(apiAtom);
  const [asked, setAsked] = useState(agreements);
  const [isAsking, startAsking] = useTransition();
  const [isConsented, setIsConsented] = useState(true);
  const whyId = useId();
  const answer = use(asked);

  const askAgain = () => startAsking(() => setAsked(askAgreements(api, variant, ids.productId)));
  const why = !answer.ok ? answer.message || words.noAgreements : isConsented ? undefined : words.tickFirst;
  return (
    <>
      <Checkbox label={words.consent} checked={isConsented} onChange={setIsConsented}>
        {answer.ok && <AgreementLinks variant={variant} ids={ids} agreements={answer.agreements} />}
      </Checkbox>
      {!answer.ok && <MissingAgreements id={whyId} message={answer.message} onRetry={askAgain} retrying={isAsking} />}
      {answer.ok && why !== undefined && (
        <p id={whyId} className={css.why}>
          {why}
        </p>
      )}
      <Button
        waiting={isSending}
        onClick={onGoLoan}
        {...(why !== undefined && { disabled: true, "aria-describedby": whyId })}
      >
        {words.goLoan}
      </Button>
    </>
  );
}
