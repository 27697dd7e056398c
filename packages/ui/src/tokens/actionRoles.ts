import { contrastRatio, layColour, type Rgb, toHex } from "./colour.ts";

/** The custom properties of buttons and links, for the light and the dark theme. */
export interface ActionRoles {
  readonly light: Readonly<Record<string, string>>;
  readonly dark: Readonly<Record<string, string>>;
}

interface Grounds {
  readonly light: readonly Rgb[];
  readonly dark: readonly Rgb[];
}

const TEXT_CONTRAST = 4.5;
const EDGE_CONTRAST = 3;
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const DARK_LABEL: Rgb = [19, 33, 31];
/** Surface and page of tokens.css: the backgrounds of links and edges. */
const DEFAULT_GROUNDS: Grounds = {
  light: [WHITE, [241, 245, 243]],
  dark: [
    [21, 32, 30],
    [27, 40, 38],
    [12, 20, 19],
  ],
};

/**
 * Returns buttons and links in the brand's colour. Moves it towards black or white until it is readable on the grounds
 * (surface first); by default those of tokens.css.
 */
export function actionRoles(brand: Rgb, grounds: Grounds = DEFAULT_GROUNDS): ActionRoles {
  const isDarkEnough = contrastRatio(WHITE, brand) >= TEXT_CONTRAST;
  const takesDarkLabel = !isDarkEnough && contrastRatio(DARK_LABEL, brand) >= TEXT_CONTRAST;
  const action = isDarkEnough || takesDarkLabel ? brand : moveUntilVisible(brand, BLACK, [WHITE], TEXT_CONTRAST);
  const tint = layColour(action, 0.12, WHITE);
  const light = moveUntilVisible(brand, WHITE, grounds.dark, 6);
  const darkTint = layColour(light, 0.18, grounds.dark[0] ?? BLACK);
  return {
    light: {
      "--action": toHex(action),
      "--action-pressed": toHex(layColour(BLACK, 0.14, action)),
      "--action-border": takesDarkLabel
        ? toHex(moveUntilVisible(action, BLACK, grounds.light, EDGE_CONTRAST))
        : "transparent",
      "--on-action": toHex(takesDarkLabel ? DARK_LABEL : WHITE),
      "--action-text": toHex(moveUntilVisible(action, BLACK, [...grounds.light, tint], TEXT_CONTRAST)),
      "--action-tint": toHex(tint),
    },
    dark: {
      "--action": toHex(light),
      "--action-pressed": toHex(layColour(BLACK, 0.1, light)),
      "--on-action": toHex(DARK_LABEL),
      "--action-text": toHex(moveUntilVisible(light, WHITE, [...grounds.dark, darkTint], TEXT_CONTRAST)),
      "--action-tint": toHex(darkTint),
    },
  };
}

function moveUntilVisible(colour: Rgb, towards: Rgb, grounds: readonly Rgb[], least: number): Rgb {
  for (let percent = 0; percent < 100; percent += 2) {
    const moved = layColour(towards, percent / 100, colour);
    if (grounds.every((ground) => contrastRatio(moved, ground) >= least)) return moved;
  }
  return towards;
}
