import type { Messages } from "../locale/index.ts";
import type { StarWords } from "./starWords.ts";

export const messages = {
  star: (count) => `${count} 星`,
  chosen: (count) => `${count} 星（共 5 星）`,
} satisfies Messages<StarWords>;
