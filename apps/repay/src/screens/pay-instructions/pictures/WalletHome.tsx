import { PhoneShot } from "./PhoneShot.tsx";
import * as css from "./Shot.module.css";

const COLUMNS = [48, 85, 122];
const ROWS = [64, 112, 160];

interface WalletHomeProps {
  wallet: "first" | "second";
  title: string;
  /** Label of the tile to tap. */
  markedLabel: string;
}

/** A wallet's home screen with nine tiles; the tile to tap is markedLabel. */
export function WalletHome({ wallet, title, markedLabel }: WalletHomeProps) {
  return (
    <PhoneShot wallet={wallet} title={title}>
      {ROWS.flatMap((y) =>
        COLUMNS.map((x) => <rect key={`${x} ${y}`} className={css.tile} x={x} y={y} width="30" height="30" rx="8" />),
      )}
      <path
        className={wallet === "first" ? css.first : css.second}
        d="M92 118h16v19l-3-2-2.500 2-2.500-2-2.500 2-2.500-2-3 2z"
      />
      <rect className={css.mark} x="80" y="107" width="40" height="56" rx="8" />
      <text className={css.small} x="100" y="156" textAnchor="middle">
        {markedLabel}
      </text>
      <rect className={css.tile} x="48" y="206" width="104" height="26" rx="8" />
    </PhoneShot>
  );
}
