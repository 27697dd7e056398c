import { useEffect, useState } from "react";
import { policyPage } from "../../../policy/policyPage.ts";
import * as css from "./PolicyFrame.module.css";

/**
 * The policy page, from wherever this build's files stand. The sandbox without permissions lets it run nothing, open
 * nothing and read nothing of ours. Its address is known in the browser alone: a page rendered beforehand has the words.
 */
export function PolicyFrame({ title }: { title: string }) {
  const [address, setAddress] = useState("");
  useEffect(() => setAddress(policyPage), []);
  return (
    <div className={css.place}>
      {address !== "" && (
        <iframe
          className={css.frame}
          title={title}
          src={address}
          sandbox=""
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  );
}
