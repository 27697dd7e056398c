import { OfferCard } from "@lending/ui/offer-card";
import type { TaggedProduct } from "../../api/fetchScholarships.ts";
import * as css from "./ProductList.module.css";
import { useEnterProduct } from "./useEnterProduct.ts";

interface ProductListProps {
  /** The list's name. */
  label: string;
  products: readonly TaggedProduct[];
}

/** What else the borrower could borrow, each with its own way in. */
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
