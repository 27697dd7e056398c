import * as css from "./AgreementFrame.module.css";

interface AgreementFrameProps {
  /** URL of the agreement, checked by `useFrameAddress`. */
  address: string;
  /** Accessible name of the frame. */
  title: string;
}

/** Shows an agreement in a sandboxed frame: no scripts, no forms, no access to this page. */
export function AgreementFrame({ address, title }: AgreementFrameProps) {
  return <iframe className={css.frame} src={address} title={title} sandbox="" referrerPolicy="no-referrer" />;
}
