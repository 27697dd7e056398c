import { ShieldIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { company } from "../../company.ts";
import * as css from "./CompanyNotices.module.css";
import { companyMessages } from "./companyMessages.ts";

/** Shows that the lender is authorised by the Philippine securities regulator, with both registration numbers. */
export function RegulatorNotice() {
  const words = useMessages(companyMessages);
  return (
    <Notice tone="positive" icon={<ShieldIcon />}>
      {words.authorised(company.name)} {words.registration(company.registrationNumber)}{" "}
      {words.authority(company.authorityNumber)}
    </Notice>
  );
}

/**
 * Accessibility statement: the standard that our pages meet, their known limits, and how to contact us. The caller
 * renders its heading.
 */
export function AccessibilityStatement() {
  const words = useMessages(companyMessages);
  return (
    <div className={css.statement}>
      <p>{words.standard}</p>
      <p>{words.limits}</p>
      <p>{words.help}</p>
    </div>
  );
}
