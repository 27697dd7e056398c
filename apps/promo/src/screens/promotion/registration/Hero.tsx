import { useApp } from "@lending/bridge";
import { BrandMark } from "@lending/ui/illustrations/brand-mark";
import { StoreMorning } from "@lending/ui/illustrations/store-morning";
import { useMessages } from "@lending/ui/locale";
import type { ReactNode } from "react";
import { promotionMessages } from "../../../messages/source.ts";
import * as css from "../Promotion.module.css";

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
      <div className={css.heroText}>
        <p className={css.brand}>
          <BrandMark className={css.mark} ground="var(--brand-ink)" land="var(--brand-stop-2)" />
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
