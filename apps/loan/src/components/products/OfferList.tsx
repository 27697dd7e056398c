import type { Result } from "@lending/api-client";
import { useSubmit } from "@lending/bridge/submit";
import { Button } from "@lending/ui/button";
import { Figures } from "@lending/ui/figures";
import { useMessages } from "@lending/ui/locale";
import { commonMessages } from "@lending/ui/messages";
import { ProductHead } from "@lending/ui/product-card";
import { useId } from "react";
import type { RecommendedProduct } from "../../api/recommendedProduct.ts";
import { productMessages } from "../../messages/source.ts";
import * as css from "./OfferList.module.css";

interface OfferListProps {
  /** Accessible name of the list. */
  label?: string;
  products: readonly RecommendedProduct[];
  /** Records the tap and fetches the product's link. */
  fetchLink: (product: RecommendedProduct, position: number) => Promise<Result<string>>;
  /** Opens the link here or in the native app. Returns whether it was opened. */
  openLink: (link: string, product: RecommendedProduct) => boolean;
}

/** Lists products, each with its button. One opens at a time; a disabled one cannot be opened. */
export function OfferList({ label, products, fetchLink, openLink }: OfferListProps) {
  const messages = useMessages(productMessages);
  const { submit, busyWith, showError, hasLeft } = useSubmit<number>(useMessages(commonMessages).tryAgain);

  const open = (product: RecommendedProduct, position: number) => {
    if (!product.enabled) return;
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
          <OfferCard product={product} waiting={busyWith === position} onOpen={() => open(product, position)} />
        </li>
      ))}
    </ul>
  );
}

interface OfferCardProps {
  product: RecommendedProduct;
  onOpen: () => void;
  /** Whether the request for the product's link is pending. */
  waiting: boolean;
}

/** A product with one button; a tap anywhere counts as a tap on it. A disabled card stays readable. */
function OfferCard({ product, onOpen, waiting }: OfferCardProps) {
  const { name, logo, description, rangeDescription, rangeText, rateText, buttonText, enabled, tags = [] } = product;
  const nameId = useId();
  const isOpen = enabled && !waiting;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key pressed on the button bubbles here as a click
    <article
      className={`${css.offer} ${isOpen ? css.open : ""} ${enabled ? "" : css.off}`}
      aria-labelledby={nameId}
      onClick={isOpen ? onOpen : undefined}
    >
      <ProductHead name={name} logo={logo} sub={description} headingId={nameId} muted={!enabled} />
      {tags.length > 0 && (
        <ul className={css.tags}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <div className={css.facts}>
        <div className={css.terms}>
          <p className={css.meta}>{rangeDescription}</p>
          <p className={css.range}>
            <Figures>{rangeText}</Figures>
          </p>
          <p className={css.meta}>{rateText}</p>
        </div>
        <div className={css.action}>
          <Button variant="tonal" size="s" disabled={!enabled} waiting={waiting} aria-describedby={nameId}>
            <Figures>{buttonText || name}</Figures>
          </Button>
        </div>
      </div>
    </article>
  );
}
