import { PersonIcon } from "@lending/ui/icon";
import * as css from "./ProcessResult.module.css";

/** The lender's agent: one and the same for all, for the server names none. */
export function AgentLogo() {
  return (
    <span className={css.logo}>
      <PersonIcon />
    </span>
  );
}
