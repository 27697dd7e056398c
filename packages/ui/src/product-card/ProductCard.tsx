import type { ReactNode } from "react";
import { Card } from "../card/Card.tsx";
import { Figures } from "../figures/Figures.tsx";
import { Logo } from "../logo/Logo.tsx";
import * as css from "./ProductCard.module.css";

interface ProductHeadProps {
  name: string;
  logo?: string;
  /** A second, smaller line: an order number, a description. */
  sub?: string;
}

/** A product's logo and name in one row. */
export function ProductHead({ name, logo = "", sub = "" }: ProductHeadProps) {
  return (
    <div className={css.product}>
      <Logo src={logo} name={name} />
      <div className={css.names}>
        <p className={css.name}>{name}</p>
        {sub !== "" && (
          <p className={css.sub}>
            <Figures>{sub}</Figures>
          </p>
        )}
      </div>
    </div>
  );
}

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
