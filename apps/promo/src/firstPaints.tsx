import { FieldBars, FirstPaintFrame } from "@lending/ui/first-paint";
import { useMessages } from "@lending/ui/locale";
import { titles } from "./messages/source.ts";
import * as css from "./screens/promotion/Promotion.module.css";
import { HeroText } from "./screens/promotion/registration/Hero.tsx";

/** The landing page in a language other than the deployment's, because the document contains the page itself. */
function LandingFirstPaint() {
  return (
    <FirstPaintFrame>
      <div className={css.page}>
        <HeroText title={useMessages(titles).promotion} brandName={<span data-brand="" />} />
        <div className={css.content}>
          <FieldBars />
        </div>
      </div>
    </FirstPaintFrame>
  );
}

/** What the document of the path shows before its screen has loaded. The build renders it; no bundle contains it. */
export const firstPaints = { "/promotion": LandingFirstPaint };
