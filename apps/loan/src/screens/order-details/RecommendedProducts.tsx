import { useApp, useOpenExternal } from "@lending/bridge";
import { useApi } from "@lending/bridge/store";
import { siteHomePath } from "@lending/domain/addresses/public";
import { RowLink } from "@lending/ui/disclosure";
import { useMessages } from "@lending/ui/locale";
import { type MouseEvent, useId } from "react";
import { defineProduct } from "../../api/productLinks.ts";
import type { RecommendedProduct } from "../../api/recommendedProduct.ts";
import { eventModules, saveEvent } from "../../api/saveEvent.ts";
import { OfferList } from "../../components/products/OfferList.tsx";
import { orderMessages, titles } from "../../messages/source.ts";
import * as css from "./OrderDetailsScreen.module.css";

/** Lists other products, with a link to the native app's home. A tap on a product is recorded. */
export function RecommendedProducts({ products }: { products: readonly RecommendedProduct[] }) {
  const { moreProducts } = useMessages(orderMessages);
  const api = useApi();
  const { native } = useApp();
  const openExternal = useOpenExternal();
  const headingId = useId();
  // A link (rule order-details.more-products), but the home page belongs to the native app.
  const goHome = (event: MouseEvent) => {
    event.preventDefault();
    void native.goHome();
  };
  const moduleId = eventModules.recommended;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={css.heading}>
        {useMessages(titles).recommendList}
      </h2>
      <OfferList
        products={products}
        fetchLink={({ productId }, position) => {
          api.request(saveEvent({ productId, moduleId, position })).catch(() => undefined);
          return api.request(defineProduct({ productId, moduleId, position }));
        }}
        openLink={(link) => {
          if (/^http/i.test(link)) return openExternal(link).opened;
          void native.goToPage(link);
          return true;
        }}
      />
      <RowLink title={moreProducts} render={<a href={siteHomePath} onClick={goHome} />} />
    </section>
  );
}
