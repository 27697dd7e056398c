import { PersonIcon } from "@lending/ui/icon";
import * as css from "./ProcessResult.module.css";

/** The lender's agent. The server names no agent, so all answers share one logo. */
export function AgentLogo() {
  return (
    <span className={css.logo}>
      <PersonIcon />
    </span>
  );
}
