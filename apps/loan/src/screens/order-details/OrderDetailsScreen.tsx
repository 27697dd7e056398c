import * as css from "./OrderDetailsScreen.module.css";
import { useLocale } from "@lending/ui/locale";
export function Screen() { return <h1 className={css.x}>{useLocale()}</h1>; }
