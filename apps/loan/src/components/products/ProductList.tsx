import { OfferCard } from "@lending/ui/offer-card";
import type { TaggedProduct } from "../../api/fetchScholarships.ts";
import * as css from "./ProductList.module.css";
import { useEnterProduct } from "./useEnterProduct.ts";

interface ProductListProps {
  /** Accessible name of the list. */
  label: string;
  products: readonly TaggedProduct[];
}

/** Lists other products, each with its button. */
export function ProductList({ label, products }: ProductListProps) {
  const { enter, entering } = useEnterProduct();
  return (
    <ul className={css.list} aria-label={label}>
      {products.map((product, position) => (
        <li key={`${position} ${product.productId}`}>
          <OfferCard offer={product} waiting={entering === position} onOpen={() => void enter(product, position)} />
        </li>
      ))}
    </ul>
  );
}
