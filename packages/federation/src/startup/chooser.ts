import { chooseVariant } from "./chooseVariant.ts";

chooseVariant(window);
