import { useSubmit } from "@lending/domain/submit";
import { OfferCard } from "@lending/ui/offer-card";
import { showToast } from "@lending/ui/toast";
import { useRef } from "react";
import type { ProductLink } from "../../api/productLinks.ts";
import type { RecommendedProduct } from "../../api/recommendedProduct.ts";

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
  const isJustOpened = useRef(false);
  const showError = (text: string) => {
    if (!hasLeft.current) showToast(text, { tone: "error" });
    return undefined;
  };
  const { submit, busyWith, hasLeft } = useSubmit<number>(() => showError(messages.unreached));

  const open = (product: Product, position: number) => {
    if (!product.isEnabled || isJustOpened.current) return;
    void submit(position, async () => {
      const response = await fetchLink(product, position);
      if (!response.ok) return showError(response.message || messages.notOpened);
      if (hasLeft.current) return undefined;
      if (!openLink(response.link, product)) return showError(messages.notOpened);
      isJustOpened.current = true;
      setTimeout(() => {
        isJustOpened.current = false;
      }, DOUBLE_TAP_MS);
      return undefined;
    });
  };
  return (
    <ul aria-label={label}>
      {products.map((product, position) => (
        <li key={`${position} ${product.productId}`}>
          <OfferCard offer={product} waiting={busyWith === position} onOpen={() => open(product, position)} />
        </li>
      ))}
    </ul>
  );
}
