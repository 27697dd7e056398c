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
  /** In a list of products: the id of the name, which is then a level-3 heading. */
  headingId?: string;
  /** A product that cannot be chosen has a grey logo. */
  muted?: boolean;
}

/** A product's logo and name in one row. */
export function ProductHead({ name, logo = "", sub = "", headingId, muted = false }: ProductHeadProps) {
  const Name = headingId === undefined ? "p" : "h3";
  return (
    <div className={css.product}>
      <Logo src={logo} name={name} muted={muted} />
      <div className={css.names}>
        <Name id={headingId} className={css.name}>
          {name}
        </Name>
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
