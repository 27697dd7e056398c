import type { ReactNode } from "react";
import { Card } from "../card/Card.tsx";
import * as css from "./ProductCard.module.css";
import { ProductHead, type ProductHeadProps } from "./ProductHead.tsx";

interface ProductCardProps extends ProductHeadProps {
  /** What follows under a hairline: detail rows. */
  children?: ReactNode;
}

/** The card of the loan at hand: its product, then whatever is told of it. It is a region named by the product. */
export function ProductCard({ children, ...head }: ProductCardProps) {
  return (
    <Card {...(head.name === "" ? {} : { label: head.name })}>
      <ProductHead {...head} />
      {children !== undefined && <div className={css.body}>{children}</div>}
    </Card>
  );
}
