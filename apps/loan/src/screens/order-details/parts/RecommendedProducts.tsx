import { locations, useApp } from "@lending/bridge";
import { ChevronRightIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { OfferCard } from "@lending/ui/offer-card";
import { type MouseEvent, useId } from "react";
import type { RecommendedProduct } from "../../../api/recommendedProduct.ts";
import { orderMessages } from "../messages.ts";
import { useOpenProduct } from "../useOpenProduct.ts";
import * as css from "./RecommendedProducts.module.css";

/** Lists other products, with a link to the native app's home. */
export function RecommendedProducts({ products }: { products: readonly RecommendedProduct[] }) {
  const messages = useMessages(orderMessages);
  const { native } = useApp();
  const { open, opening } = useOpenProduct();
  const headingId = useId();
  // A link (rule order-details.more-products), but the home page belongs to the native app.
  const goHome = (event: MouseEvent) => {
    event.preventDefault();
    void native.goHome();
  };
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={css.heading}>
        {messages.recommended}
      </h2>
      <ul className={css.list}>
        {products.map((product, position) => (
          <li key={`${position} ${product.productId}`}>
            <OfferCard offer={product} waiting={opening === position} onOpen={() => void open(product, position)} />
          </li>
        ))}
      </ul>
      <a href={locations.siteHome()} className={css.more} onClick={goHome}>
        {messages.moreProducts}
        <ChevronRightIcon size="s" />
      </a>
    </section>
  );
}
