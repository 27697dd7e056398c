import { AppLink } from "@lending/bridge/router";
import { payInstructionsPath } from "@lending/domain/addresses/repay";
import { Disclosure, RowLink } from "@lending/ui/disclosure";
import { ChevronRightIcon, ListIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
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
 * The row of the repayment instructions: opens the server's grouped steps, or links to the pictures when it sent none.
 */
export function Instructions({ groups, payCode }: InstructionsProps) {
  const { instructions, inPictures } = useMessages(repaymentMessages);
  const pictures = payInstructionsPath({ payCode });
  const icon = <ListIcon size="s" />;
  if (groups.length === 0) return <RowLink title={instructions} icon={icon} render={<AppLink to={pictures} />} />;
  return (
    <Disclosure title={instructions} icon={icon}>
      <InstructionSteps groups={groups} />
      <AppLink className={css.link} to={pictures}>
        {inPictures}
        <ChevronRightIcon size="s" />
      </AppLink>
    </Disclosure>
  );
}
