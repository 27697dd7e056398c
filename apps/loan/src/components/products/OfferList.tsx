import { Fault } from "@lending/api-client";
import { useHasLeft } from "@lending/ui/has-left";
import { OfferCard } from "@lending/ui/offer-card";
import { showToast } from "@lending/ui/toast";
import { useRef, useState } from "react";
import type { ProductLink } from "../../api/productLinks.ts";
import type { RecommendedProduct } from "../../api/recommendedProduct.ts";
import * as css from "./OfferList.module.css";

interface OfferListProps<Product extends RecommendedProduct> {
  /** Accessible name of the list. */
  label?: string;
  products: readonly Product[];
  /** Records the tap and fetches the product's link. */
  fetchLink: (product: Product, position: number) => Promise<ProductLink>;
  /** Opens the link here or in the native app. Returns whether it was opened. */
  openLink: (link: string, product: Product) => boolean;
  /** The toasts of a product that cannot be opened, and of a response that did not arrive. */
  messages: { readonly notOpened: string; readonly unreached: string };
}

/** The list stays on the screen until the next one has loaded: a second tap of a double tap must not open the product again. */
const DOUBLE_TAP_MS = 1_000;

/** Lists products, each with its button. One opens at a time; a disabled one cannot be opened. */
export function OfferList<Product extends RecommendedProduct>(props: OfferListProps<Product>) {
  const { label, products, fetchLink, openLink, messages } = props;
  const busy = useRef(false);
  const hasLeft = useHasLeft();
  const [opening, setOpening] = useState<number>();

  const open = async (product: Product, position: number) => {
    if (busy.current || !product.isEnabled) return;
    busy.current = true;
    setOpening(position);
    let isOpened = false;
    try {
      const response = await fetchLink(product, position);
      if (hasLeft.current) return;
      if (!response.ok) showToast(response.message || messages.notOpened, { tone: "error" });
      else {
        isOpened = openLink(response.link, product);
        if (!isOpened) showToast(messages.notOpened, { tone: "error" });
      }
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      if (!hasLeft.current) showToast(messages.unreached, { tone: "error" });
    } finally {
      const release = () => {
        busy.current = false;
      };
      if (isOpened) setTimeout(release, DOUBLE_TAP_MS);
      else release();
      setOpening(undefined);
    }
  };
  return (
    <ul className={css.list} aria-label={label}>
      {products.map((product, position) => (
        <li key={`${position} ${product.productId}`}>
          <OfferCard offer={product} waiting={opening === position} onOpen={() => void open(product, position)} />
        </li>
      ))}
    </ul>
  );
}
