/** What every section is told. */
export interface SectionProps {
  /** Whether the address leads to this section. */
  readonly isAsked: boolean;
}
