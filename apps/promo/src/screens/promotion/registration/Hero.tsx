import { useApp } from "@lending/bridge";
import { StoreMorning } from "@lending/ui/illustrations/store-morning";
import { useMessages } from "@lending/ui/locale";
import type { ReactNode } from "react";
import { promotionMessages } from "../../../messages/source.ts";
import * as css from "./Hero.module.css";

export function Hero({ title }: { title: string }) {
  const { environment } = useApp();
  return <HeroText title={title} brandName={environment.brandName} scene={<StoreMorning />} />;
}

interface HeroTextProps {
  title: string;
  brandName: ReactNode;
  scene?: ReactNode;
}

/** The sky of the landing page, without anything of the app. */
export function HeroText({ title, brandName, scene }: HeroTextProps) {
  const messages = useMessages(promotionMessages);
  return (
    <header className={css.sky}>
      <div className={css.text}>
        <p className={css.brand}>
          <BrandMark />
          {brandName}
        </p>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={css.subtitle}>{messages.subtitle}</p>
      </div>
      <div className={css.place}>{scene}</div>
    </header>
  );
}

function BrandMark() {
  return (
    <svg className={css.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="11" fill="var(--brand-ink)" />
      <circle cx="20" cy="22" r="8" fill="var(--ill-sun)" />
      <path
        stroke="var(--ill-sun)"
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M20 7v4M9 11.5l2.6 2.8M31 11.5l-2.6 2.8"
      />
      <path fill="var(--brand-stop-2)" d="M4 26q8-4 16 0t16 0v3a11 11 0 0 1-11 11H15A11 11 0 0 1 4 29z" />
    </svg>
  );
}
