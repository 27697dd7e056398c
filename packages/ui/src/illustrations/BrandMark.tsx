interface BrandMarkProps {
  className?: string | undefined;
  /** The colours behind and below the sun, for a place in the brand's colours. */
  ground?: string;
  land?: string;
}

/** The sun over the hills, beside the lender's name. */
export function BrandMark({ className, ground = "var(--ill-cream)", land = "var(--ill-leaf-deep)" }: BrandMarkProps) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect fill={ground} width="40" height="40" rx="11" />
      <circle fill="var(--ill-sun)" cx="20" cy="22" r="8" />
      <path
        stroke="var(--ill-sun)"
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M20 7v4M9 11.5l2.6 2.8M31 11.5l-2.6 2.8"
      />
      <path fill={land} d="M4 26q8-4 16 0t16 0v3a11 11 0 0 1-11 11H15A11 11 0 0 1 4 29z" />
    </svg>
  );
}
