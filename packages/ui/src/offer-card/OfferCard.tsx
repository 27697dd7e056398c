import { useId } from "react";
import { Button } from "../button/Button.tsx";
import { joinClasses } from "../class-names/joinClasses.ts";
import { Figures } from "../figures/Figures.tsx";
import { Logo } from "../logo/Logo.tsx";
import * as css from "./OfferCard.module.css";

/** A recommended product with texts from the server. */
export interface Offer {
  readonly name: string;
  readonly logo: string;
  readonly description: string;
  readonly rangeDescription: string;
  readonly range: string;
  readonly rate: string;
  readonly buttonText: string;
  readonly isEnabled: boolean;
  readonly tags?: readonly string[];
}

interface OfferCardProps {
  offer: Offer;
  onOpen: () => void;
  /** Whether the request for the product's link is pending. */
  waiting?: boolean;
}

/** A product with one button; a tap anywhere counts as a tap on it. A disabled card stays readable. */
export function OfferCard({ offer, onOpen, waiting = false }: OfferCardProps) {
  const nameId = useId();
  const isOpen = offer.isEnabled && !waiting;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key pressed on the button bubbles here as a click
    <article
      className={joinClasses(css.offer, isOpen ? css.open : undefined, !offer.isEnabled && css.off)}
      aria-labelledby={nameId}
      onClick={isOpen ? onOpen : undefined}
    >
      <div className={css.head}>
        <Logo src={offer.logo} name={offer.name} muted={!offer.isEnabled} />
        <div className={css.names}>
          <h3 id={nameId} className={css.name}>
            {offer.name}
          </h3>
          <p className={css.meta}>{offer.description}</p>
        </div>
      </div>
      {offer.tags !== undefined && offer.tags.length > 0 && (
        <ul className={css.tags}>
          {[...new Set(offer.tags)].map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <div className={css.facts}>
        <div className={css.terms}>
          <p className={css.meta}>{offer.rangeDescription}</p>
          <p className={css.range}>
            <Figures>{offer.range}</Figures>
          </p>
          <p className={css.meta}>{offer.rate}</p>
        </div>
        <div className={css.action}>
          <Button variant="tonal" size="s" disabled={!offer.isEnabled} waiting={waiting} aria-describedby={nameId}>
            <Figures>{offer.buttonText}</Figures>
          </Button>
        </div>
      </div>
    </article>
  );
}
