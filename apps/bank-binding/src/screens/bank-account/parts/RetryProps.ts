/** What a screen without a form can still do. */
export interface RetryProps {
  onBack: () => void;
  onRetry: () => void;
  retrying: boolean;
}
