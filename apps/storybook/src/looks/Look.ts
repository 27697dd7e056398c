/** One picture to take: a story under the toolbar's globals. */
export interface Look {
  /** Unique, and a file's name: `components-button--primary` or `components-button--primary.dark`. */
  readonly name: string;
  readonly storyId: string;
  /** "Components/Button: Primary". */
  readonly title: string;
  /** What the toolbar says, as the address takes it: `theme:dark;brand:mangga`. */
  readonly globals: string;
  /** In CSS pixels. */
  readonly width: number;
}
