import * as css from "./AgreementFrame.module.css";

interface AgreementFrameProps {
  /** Where the agreement is read, checked by `useFrameAddress`. */
  address: string;
  /** What the frame shows, for those who do not see it. */
  title: string;
}

/** An agreement's text in a frame that may do nothing but be read: no scripts, no forms, no way to this page. */
export function AgreementFrame({ address, title }: AgreementFrameProps) {
  return <iframe className={css.frame} src={address} title={title} sandbox="" referrerPolicy="no-referrer" />;
}
