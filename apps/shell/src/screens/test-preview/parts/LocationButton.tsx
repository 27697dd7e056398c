import { Button } from "@lending/ui/button";
import { useMessages } from "@lending/ui/locale";
import { useState } from "react";
import { testPreviewMessages } from "../messages.ts";
import * as css from "./LocationButton.module.css";

const LOCATION_WAIT_MS = 20_000;

/** Shows the coordinates in an alert, or the reason why there are none. */
export function LocationButton() {
  const messages = useMessages(testPreviewMessages);
  const [waiting, setWaiting] = useState(false);
  const [refusal, setRefusal] = useState("");
  const reasons = [messages.locationUnknown, messages.locationRefused, messages.locationUnknown, messages.locationLate];

  const requestLocation = () => {
    setRefusal("");
    if (!navigator.geolocation) return setRefusal(messages.locationMissing);
    setWaiting(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setWaiting(false);
        window.alert(`${coords.latitude}, ${coords.longitude}`);
      },
      ({ code }) => {
        setWaiting(false);
        setRefusal(reasons[code] ?? messages.locationUnknown);
      },
      { timeout: LOCATION_WAIT_MS },
    );
  };

  return (
    <div>
      <Button variant="line" waiting={waiting} onClick={requestLocation}>
        {messages.getLocation}
      </Button>
      <p role="alert" className={css.refusal}>
        {refusal}
      </p>
    </div>
  );
}
