import { useApp } from "@lending/bridge";
import { useMessages } from "@lending/ui/locale";
import { company } from "../../company.ts";
import { BrandMark } from "./BrandMark.tsx";
import * as css from "./SiteFooter.module.css";
import { siteFrameMessages } from "./siteFrameMessages.ts";

/** Phone, address, email, company name, copyright (specification 2). */
export function SiteFooter() {
  const words = useMessages(siteFrameMessages);
  const { environment } = useApp();
  const { servicePhone, brandName } = environment;
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
              {company.email}
            </a>
          </p>
          <p className={css.copyright}>
            © {company.since} {company.name} {words.rights}
          </p>
        </div>
      </div>
    </footer>
  );
}
