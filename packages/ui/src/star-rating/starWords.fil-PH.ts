import type { Messages } from "../locale/index.ts";
import type { StarWords } from "./starWords.ts";

export const messages = {
  star: (count) => `${count} bituin`,
  chosen: (count) => `${count} sa 5 bituin`,
} satisfies Messages<StarWords>;
