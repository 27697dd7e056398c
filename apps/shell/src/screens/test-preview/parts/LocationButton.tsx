import { Button } from "@lending/ui/button";
import { useMessages } from "@lending/ui/locale";
import { useState } from "react";
import { testPreviewMessages } from "../messages.ts";
import * as css from "./LocationButton.module.css";

const LOCATION_WAIT_MS = 20_000;

/** Alerts the coordinates (specification 2), or says why there are none. */
export function LocationButton() {
  const words = useMessages(testPreviewMessages);
  const [waiting, setWaiting] = useState(false);
  const [refusal, setRefusal] = useState("");
  const reasons = [words.locationUnknown, words.locationRefused, words.locationUnknown, words.locationLate];

  const ask = () => {
    setRefusal("");
    if (!navigator.geolocation) return setRefusal(words.locationMissing);
    setWaiting(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setWaiting(false);
        window.alert(`${coords.latitude}, ${coords.longitude}`);
      },
      ({ code }) => {
        setWaiting(false);
        setRefusal(reasons[code] ?? words.locationUnknown);
      },
      { timeout: LOCATION_WAIT_MS },
    );
  };

  return (
    <div>
      <Button variant="line" waiting={waiting} onClick={ask}>
        {words.getLocation}
      </Button>
      <p role="alert" className={css.refusal}>
        {refusal}
      </p>
    </div>
  );
}
