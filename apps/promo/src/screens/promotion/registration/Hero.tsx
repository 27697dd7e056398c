import { useApp } from "@lending/bridge";
import { useMessages } from "@lending/ui/locale";
import { promotionMessages } from "../messages.ts";
import { BrandMark } from "./BrandMark.tsx";
import * as css from "./Hero.module.css";
import { HeroScene } from "./HeroScene.tsx";

/** Hero of the landing page: brand, promise and illustration. */
export function Hero({ title }: { title: string }) {
  const words = useMessages(promotionMessages);
  const { environment } = useApp();
  return (
    <header className={css.sky}>
      <div className={css.text}>
        <p className={css.brand}>
          <BrandMark />
          {environment.brandName}
        </p>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={css.subtitle}>{words.subtitle}</p>
      </div>
      <div className={css.place}>
        <HeroScene />
      </div>
    </header>
  );
}
