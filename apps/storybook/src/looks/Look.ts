/** One screenshot to take: a story with values for the toolbar's globals. */
export interface Look {
  /** Unique file name: `components-button--primary` or `components-button--primary.dark`. */
  readonly name: string;
  readonly storyId: string;
  /** "Components/Button: Primary". */
  readonly title: string;
  /** Values of the toolbar in the format of the address: `theme:dark;brand:mangga`. */
  readonly globals: string;
  /** In CSS pixels. */
  readonly width: number;
}
