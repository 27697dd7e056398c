import { useApp } from "@lending/bridge";
import { useMessages } from "@lending/ui/locale";
import { useId } from "react";
import { company } from "../../company.ts";
import { AccessibilityStatement } from "../accessibility/AccessibilityStatement.tsx";
import { accessibilityMessages } from "../accessibility/accessibilityMessages.ts";
import { BrandMark } from "./BrandMark.tsx";
import * as css from "./SiteFooter.module.css";
import { siteFrameMessages } from "./siteFrameMessages.ts";

/** Footer with phone, address, email, company name, copyright and the accessibility statement. */
export function SiteFooter() {
  const words = useMessages(siteFrameMessages);
  const { title } = useMessages(accessibilityMessages);
  const headingId = useId();
  const { environment } = useApp();
  const { servicePhone, brandName } = environment;
  // With large text the email address wraps after the "@".
  const [mailbox, host] = company.email.split("@");
  return (
    <footer className={css.footer}>
      <div className={css.columns}>
        <div>
          <p className={css.brand}>
            <BrandMark />
            {brandName}
          </p>
          <p className={css.line}>{company.name}</p>
          <address className={css.line}>{company.address}</address>
        </div>
        <div>
          <p>
            <a className={css.link} href={`tel:${servicePhone.replace(/[^+\d]/g, "")}`}>
              {servicePhone}
            </a>
          </p>
          <p>
            <a className={css.link} href={`mailto:${company.email}`}>
              <span>
                {mailbox}@<wbr />
                {host}
              </span>
            </a>
          </p>
        </div>
      </div>
      <section className={css.wide} aria-labelledby={headingId}>
        <h2 id={headingId} className={css.heading}>
          {title}
        </h2>
        <AccessibilityStatement />
        <p className={css.copyright}>
          © {company.since} {company.name} {words.rights}
        </p>
      </section>
    </footer>
  );
}
