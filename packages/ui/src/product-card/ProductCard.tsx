import type { ReactNode } from "react";
import { Card } from "../card/Card.tsx";
import * as css from "./ProductCard.module.css";
import { ProductHead, type ProductHeadProps } from "./ProductHead.tsx";

interface ProductCardProps extends ProductHeadProps {
  /** Content below a hairline: detail rows. */
  children?: ReactNode;
}

/** The card of the current loan: its product, then details. It is a region named by the product. */
export function ProductCard({ children, ...head }: ProductCardProps) {
  return (
    <Card {...(head.name === "" ? {} : { label: head.name })}>
      <ProductHead {...head} />
      {children !== undefined && <div className={css.body}>{children}</div>}
    </Card>
  );
}
