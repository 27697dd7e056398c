import type { Result } from "@lending/api-client";
import { useSubmit } from "@lending/bridge/submit";
import { OfferCard } from "@lending/ui/offer-card";
import type { RecommendedProduct } from "../../api/recommendedProduct.ts";

interface OfferListProps<Product extends RecommendedProduct> {
  /** Accessible name of the list. */
  label?: string;
  products: readonly Product[];
  /** Records the tap and fetches the product's link. */
  fetchLink: (product: Product, position: number) => Promise<Result<string>>;
  /** Opens the link here or in the native app. Returns whether it was opened. */
  openLink: (link: string, product: Product) => boolean;
  /** The toasts of a product that cannot be opened, and of a response that did not arrive. */
  messages: { readonly notOpened: string; readonly unreachedNext: string };
}

/** Lists products, each with its button. One opens at a time; a disabled one cannot be opened. */
export function OfferList<Product extends RecommendedProduct>(props: OfferListProps<Product>) {
  const { label, products, fetchLink, openLink, messages } = props;
  const { submit, busyWith, showError, hasLeft } = useSubmit<number>(messages.unreachedNext);

  const open = (product: Product, position: number) => {
    if (!product.isEnabled) return;
    void submit(position, async () => {
      const response = await fetchLink(product, position);
      if (!response.ok) return showError(response.message || messages.notOpened);
      if (hasLeft.current) return undefined;
      if (!openLink(response.value, product)) return showError(messages.notOpened);
      // The list stays on the screen until the next one has loaded.
      return "opened";
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
