/** The actions of a screen without a form. */
export interface RetryProps {
  onBack: () => void;
  onRetry: () => void;
  retrying: boolean;
}
