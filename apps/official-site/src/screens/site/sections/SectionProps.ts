/** Props of every section. */
export interface SectionProps {
  /** Whether the path selects this section. */
  readonly isCurrent: boolean;
}
