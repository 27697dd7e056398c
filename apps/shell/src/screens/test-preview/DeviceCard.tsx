import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { Field, Fields } from "@lending/ui/field";
import { TextField } from "@lending/ui/text-field";
import { useEffect, useState } from "react";
import * as css from "./TestPreviewScreen.module.css";

/** Selects a picture and shows it without sending it. */
function PhotoPicker() {
  const [photo, setPhoto] = useState<{ readonly name: string; readonly address: string }>();
  useEffect(() => () => photo && URL.revokeObjectURL(photo.address), [photo]);
  const choose = (file: File | undefined) => setPhoto(file && { name: file.name, address: URL.createObjectURL(file) });
  return (
    <div>
      <Field label="Photo">
        {(control) => (
          <input
            {...control}
            className={css.input}
            type="file"
            accept="image/*"
            onChange={(event) => choose(event.currentTarget.files?.[0])}
          />
        )}
      </Field>
      {photo && <img className={css.preview} src={photo.address} alt={`Chosen photo: ${photo.name}`} />}
    </div>
  );
}

const LOCATION_WAIT_MS = 20_000;
const UNKNOWN = "The device does not know where it is. Try again outdoors.";
/** By the code of the browser's error. */
const reasons: Readonly<Record<number, string>> = {
  1: "The location was refused. Allow it in the settings of this page, then try again.",
  3: "The location took too long. Try again.",
};

/** Shows the coordinates in an alert, or the reason why there are none. */
function LocationButton() {
  const [waiting, setWaiting] = useState(false);
  const [refusal, setRefusal] = useState("");

  const requestLocation = () => {
    setRefusal("");
    if (!navigator.geolocation) return setRefusal("This browser gives no location, or only on a secure address.");
    setWaiting(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setWaiting(false);
        window.alert(`${coords.latitude}, ${coords.longitude}`);
      },
      ({ code }) => {
        setWaiting(false);
        setRefusal(reasons[code] ?? UNKNOWN);
      },
      { timeout: LOCATION_WAIT_MS },
    );
  };

  return (
    <div>
      <Button variant="line" waiting={waiting} onClick={requestLocation}>
        Get location
      </Button>
      <p role="alert" className={css.refusal}>
        {refusal}
      </p>
    </div>
  );
}

/** Tries the device's camera roll, keyboard and location. */
export function DeviceCard() {
  const [contact, setContact] = useState("");
  return (
    <Card title="Device">
      <Fields>
        <PhotoPicker />
        <TextField label="Contact" value={contact} onChange={setContact} type="tel" autoComplete="off" max={100} />
        <LocationButton />
      </Fields>
    </Card>
  );
}
