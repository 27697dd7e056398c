import type { Messages } from "../locale/index.ts";
import type { StarWords } from "./starWords.ts";

export const messages = {
  star: (count) => (count === 1 ? "1 star" : `${count} stars`),
  chosen: (count) => `${count} of 5 stars`,
} satisfies Messages<StarWords>;
