import { apiAtom } from "@lending/api-client";
import { useAtomValue } from "@lending/bridge/store";
import { Button } from "@lending/ui/button";
import { Checkbox } from "@lending/ui/checkbox";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { VisuallyHidden } from "@lending/ui/visually-hidden";
import { words as commonWords } from "@lending/ui/words";
import { use, useEffect, useId, useState } from "react";
import type { ConfirmationVariant } from "../../../api/confirmationRequest.ts";
import type { AgreementsAnswer } from "../../../api/fetchAgreements.ts";
import { askAgreements } from "../askAgreements.ts";
import { confirmationMessages } from "../messages.ts";
import { useOfferVisit } from "../useOfferVisit.ts";
import { AgreementLinks } from "./AgreementLinks.tsx";
import * as css from "./ConsentBar.module.css";

interface ConsentBarProps {
  variant: ConfirmationVariant;
  productId: string;
  agreements: Promise<AgreementsAnswer>;
  isSending: boolean;
  onGoLoan: () => void;
}

/** The consent with its agreements, and Go Loan, which is active only while the consent is given (specification 4). */
export function ConsentBar({ variant, productId, agreements, isSending, onGoLoan }: ConsentBarProps) {
  const words = useMessages(confirmationMessages);
  const { retry } = useMessages(commonWords);
  const api = useAtomValue(apiAtom);
  const [again, setAgain] = useState<AgreementsAnswer>();
  const [isAsking, setIsAsking] = useState(false);
  const [{ isConsented }, changeVisit] = useOfferVisit();
  const whyId = useId();
  const first = use(agreements);
  const answer = again ?? first;

  const message = answer.ok ? "" : answer.message;
  // Specification 7: on non-success the server's message is shown as a toast.
  useEffect(() => {
    showToast(message, { tone: "error" });
  }, [message]);

  const askAgain = async () => {
    setIsAsking(true);
    setAgain(await askAgreements(api, variant, productId));
    setIsAsking(false);
  };
  const why = !answer.ok ? message || words.noAgreements : isConsented ? undefined : words.tickFirst;
  return (
    <>
      <Checkbox label={words.consent} checked={isConsented} onChange={(isConsented) => changeVisit({ isConsented })}>
        {answer.ok && <AgreementLinks variant={variant} productId={productId} agreements={answer.agreements} />}
      </Checkbox>
      {/* The open box right above says it to the eye; a line more would push the button from under the thumb. */}
      {answer.ok && why !== undefined && <VisuallyHidden id={whyId}>{why}</VisuallyHidden>}
      {!answer.ok && (
        <>
          <p id={whyId} className={css.why}>
            {why}
          </p>
          <Button variant="line" waiting={isAsking} onClick={() => void askAgain()}>
            {retry}
          </Button>
        </>
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
