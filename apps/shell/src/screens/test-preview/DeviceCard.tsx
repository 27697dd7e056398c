import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { Field, Fields } from "@lending/ui/field";
import { useMessages } from "@lending/ui/locale";
import { TextField } from "@lending/ui/text-field";
import { useEffect, useState } from "react";
import { testPreviewMessages } from "../../messages/source.ts";
import * as css from "./TestPreviewScreen.module.css";

/** Selects a picture and shows it without sending it. */
function PhotoPicker() {
  const messages = useMessages(testPreviewMessages);
  const [photo, setPhoto] = useState<{ readonly name: string; readonly address: string }>();
  useEffect(() => () => photo && URL.revokeObjectURL(photo.address), [photo]);
  const choose = (file: File | undefined) => setPhoto(file && { name: file.name, address: URL.createObjectURL(file) });
  return (
    <div>
      <Field label={messages.photo}>
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
      {photo && <img className={css.preview} src={photo.address} alt={messages.photoPreview(photo.name)} />}
    </div>
  );
}

const LOCATION_WAIT_MS = 20_000;

/** Shows the coordinates in an alert, or the reason why there are none. */
function LocationButton() {
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

/** Tries the device's camera roll, keyboard and location. */
export function DeviceCard() {
  const messages = useMessages(testPreviewMessages);
  const [contact, setContact] = useState("");
  return (
    <Card title={messages.device}>
      <Fields>
        <PhotoPicker />
        <TextField
          label={messages.contact}
          value={contact}
          onChange={setContact}
          type="tel"
          autoComplete="off"
          max={100}
        />
        <LocationButton />
      </Fields>
    </Card>
  );
}
