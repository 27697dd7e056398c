import { type ComponentProps, createContext, type ReactNode, use } from "react";
import { Band } from "../band/Band.tsx";
import { Card } from "../card/Card.tsx";
import { joinClasses } from "../class-names/joinClasses.ts";
import { DetailRows } from "../detail-rows/DetailRows.tsx";
import { HelpContext } from "../help/helpContext.ts";
import { BackIcon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { useMessages } from "../locale/locale.tsx";
import { commonMessages } from "../messages/source.ts";
import * as money from "../money-block/MoneyBlock.module.css";
import { MoneyBlock } from "../money-block/MoneyBlock.tsx";
import { ProductCard } from "../product-card/ProductCard.tsx";
import { ActionBar, ScreenFrame } from "../screen-frame/ScreenFrame.tsx";
import * as css from "./FirstPaint.module.css";
import { FIRST_PLACEHOLDER, type FirstPaintParts, type PlaceholderWidth } from "./firstPaintParts.ts";

const lookOf = { none: undefined, short: css.short, medium: undefined, long: css.long, amount: css.amount };

export const FirstPaintContext = createContext<FirstPaintParts | undefined>(undefined);

/**
 * Returns `placeholder`, which returns a text for any component of this package: a grey bar of this width. The facts of the
 * first early response (`src/firstFacts.ts` of the app) replace it by its name.
 */
export function useFirstPaint() {
  const parts = use(FirstPaintContext);
  return {
    placeholder(width: PlaceholderWidth, name = ""): string {
      // Outside the build nothing replaces the character.
      if (parts === undefined) return "…";
      const amountClasses = joinClasses(money.currency, money.wider);
      const bar = width === "none" ? "" : joinClasses(css.bar, lookOf[width]);
      const count = parts.placeholders.push({ name, bar, ...(width === "amount" && { amountClasses }) });
      return String.fromCharCode(FIRST_PLACEHOLDER + count - 1);
    },
  };
}

interface FirstPaintFrameProps {
  hasBack?: boolean;
  className?: string;
  children?: ReactNode;
}

/** What waits for a screen: Back, where its frame has none, and Retry for those who wait longer than 8 s. */
export function FirstPaintFrame({ hasBack = false, className, children }: FirstPaintFrameProps) {
  const { back, retry } = useMessages(commonMessages);
  return (
    <div className={joinClasses(css.paint, className)} data-first-paint="">
      {hasBack && (
        <div className={css.back}>
          <IconButton data-back="" label={back}>
            <BackIcon />
          </IconButton>
        </div>
      )}
      {children}
      <button type="button" className={css.retry} data-retry="">
        {retry}
      </button>
    </div>
  );
}

interface FirstPaintProps {
  /** The title of the screen; "" while it is not known. */
  title: string;
  band?: ReactNode;
  under?: ReactNode;
  /** The controls that the facts may show, by name, as the screen renders them. */
  controls?: Readonly<Record<string, ReactNode>>;
  /** Texts that the facts may write instead of one of the response, by name. */
  copy?: Readonly<Record<string, string>>;
  children?: ReactNode;
}

/**
 * What the document of a path shows before its screen has loaded, made of the screen's own components. The build renders it to
 * HTML, so it must have no state and no effects.
 */
export function FirstPaint({ title, band, under, controls = {}, copy = {}, children }: FirstPaintProps) {
  const named = Object.entries(controls);
  return (
    <FirstPaintFrame className={joinClasses(css.framed, named.length > 0 && css.withActions)}>
      <HelpContext value={async () => {}}>
        <ScreenFrame title={title} onBack={() => {}} band={band} under={under}>
          {children}
        </ScreenFrame>
      </HelpContext>
      {named.map(([name, content]) => (
        <template key={name} data-controls={name}>
          <ActionBar>{content}</ActionBar>
        </template>
      ))}
      {Object.entries(copy).map(([name, text]) => (
        <span key={name} hidden data-copy={name}>
          {text}
        </span>
      ))}
    </FirstPaintFrame>
  );
}

/** Keeps the place of a control that comes with the screen. */
export const Reserved = ({ children }: { children: ReactNode }) => (
  <div className={css.reserved} aria-hidden="true">
    {children}
  </div>
);

/** A card with three fields. The facts may write the labels that have a name. */
export function FieldBars({ names = [] }: { names?: readonly string[] }) {
  const { placeholder } = useFirstPaint();
  return (
    <Card>
      {[0, 1, 2].map((index) => (
        <div key={index} className={css.labelled}>
          <p className={css.name}>{placeholder("medium", names[index])}</p>
          <div className={css.field} />
        </div>
      ))}
    </Card>
  );
}

/** Tabs with unknown names. */
export function TabBars() {
  const { placeholder } = useFirstPaint();
  return (
    <div className={css.tabs} aria-hidden="true">
      {placeholder("medium")}
      {placeholder("short")}
    </div>
  );
}

/** A card of rows below a product, while neither is known. */
export function ProductBars({ rows = 3 }: { rows?: number }) {
  const { placeholder } = useFirstPaint();
  const widths = ["medium", "short", "medium"] as const;
  return (
    <ProductCard name={placeholder("medium")}>
      <DetailRows
        rows={Array.from({ length: rows }, (_, index) => ({
          label: placeholder(widths[index % 3] ?? "medium"),
          value: placeholder("short"),
        }))}
      />
    </ProductCard>
  );
}

const unknown = () => Number.NaN;

interface MoneyFirstPaintProps
  extends Pick<FirstPaintProps, "title" | "controls" | "copy">,
    Pick<ComponentProps<typeof MoneyBlock>, "total" | "note"> {
  /** The labels of the amount and of its day, unless a response has them. */
  label?: string;
  dateLabel?: string;
  /** How many rows the product has. */
  rows?: number;
}

/** The first paint of a screen about one amount in the sky, above a product. Its facts are `label`, `amount` and `date`. */
export function MoneyFirstPaint({ label, dateLabel, total, note = "", rows = 4, ...props }: MoneyFirstPaintProps) {
  const { placeholder } = useFirstPaint();
  const amount = { label: label ?? placeholder("short", "label"), value: placeholder("amount", "amount") };
  const date = { label: dateLabel ?? placeholder("short"), value: placeholder("short", "date") };
  const band = (
    <Band low scene={null}>
      <MoneyBlock amount={amount} date={date} now={unknown} total={total} note={note} />
    </Band>
  );
  return (
    <FirstPaint band={band} {...props}>
      <ProductBars rows={rows} />
    </FirstPaint>
  );
}

/** The first paint of a form with unknown fields. */
export function FormFirstPaint({ title }: { title: string }) {
  return (
    <FirstPaint title={title}>
      <FieldBars />
    </FirstPaint>
  );
}

/** The first paint of a list of products or rows. */
export function ListFirstPaint({ title }: { title: string }) {
  return (
    <FirstPaint title={title}>
      <ProductBars />
      <ProductBars />
    </FirstPaint>
  );
}

/** The first paint of a text. */
export function ArticleFirstPaint({ title }: { title: string }) {
  const { placeholder } = useFirstPaint();
  const lines = (last: number) =>
    Array.from({ length: last }, (_, index) => (
      <p key={index} className={css.line}>
        {placeholder(index % 2 ? "long" : "medium")}
      </p>
    ));
  return (
    <FirstPaint title={title}>
      <Card>{lines(5)}</Card>
      <Card>{lines(4)}</Card>
    </FirstPaint>
  );
}
