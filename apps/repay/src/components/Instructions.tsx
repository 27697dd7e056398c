import { Link } from "@lending/bridge/router";
import { payInstructionsPath } from "@lending/domain/addresses/repay";
import { ChevronDownIcon, ChevronRightIcon, ChevronUpIcon, ListIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { useId, useState } from "react";
import type { InstructionGroup } from "../api/savedPayCode.ts";
import { repaymentMessages } from "../messages/source.ts";
import { InstructionSteps } from "./InstructionSteps.tsx";
import * as css from "./RepaymentView.module.css";

interface InstructionsProps {
  groups: readonly InstructionGroup[];
  /** The code for the pictures; "" when there is none yet. */
  payCode: string;
}

/**
 * The banner of the repayment instructions: expands the server's grouped steps, or links to the pictures when it sent
 * none.
 */
export function Instructions({ groups, payCode }: InstructionsProps) {
  const messages = useMessages(repaymentMessages);
  const [isOpen, setIsOpen] = useState(false);
  const stepsId = useId();
  const pictures = payInstructionsPath({ payCode });
  const content = (
    <>
      <span className={css.icon}>
        <ListIcon />
      </span>
      <span className={css.text}>
        <span className={css.title}>{messages.instructions}</span> {messages.instructionsHint}
      </span>
    </>
  );
  if (groups.length === 0) {
    return (
      <Link className={css.banner} to={pictures}>
        {content}
        <span className={css.icon}>
          <ChevronRightIcon />
        </span>
      </Link>
    );
  }
  return (
    <div>
      <button
        type="button"
        className={css.banner}
        aria-expanded={isOpen}
        aria-controls={stepsId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {content}
        <span className={css.icon}>{isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}</span>
      </button>
      <div id={stepsId} className={css.steps} hidden={!isOpen}>
        {isOpen && (
          <>
            <InstructionSteps groups={groups} />
            <Link className={css.link} to={pictures}>
              {messages.inPictures}
              <ChevronRightIcon size="s" />
            </Link>
          </>
        )}
      </div>
    </div>
  );
}
