import { useApp, useOpenExternal, withQuery } from "@lending/bridge";
import { Button, ButtonPair } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { Field, Fields } from "@lending/ui/field";
import { LOCALES, useMessages } from "@lending/ui/locale";
import { TextArea } from "@lending/ui/text-area";
import { useState } from "react";
import { applyOverride, parseOverride, readServed, storedOverride } from "../../../developer/environmentOverride.ts";
import { testPreviewMessages } from "../../../messages/source.ts";
import * as css from "../TestPreviewScreen.module.css";

/** Predefined environments: the key of the label, and the keys that differ from the served environment. */
const namedEnvironments = [
  { label: "asServed", override: {} },
  { label: "philippines", override: { locale: "fil-PH", mobilePattern: "^09\\d{9}$" } },
  {
    label: "mango",
    override: {
      brandName: "Mangga Cash",
      brandGradient: ["#ffcb52", "#ffb03b"],
      fontColors: { ink: "#2a1b00", inkSoft: "#402b04" },
      linkScheme: "manggacash",
    },
  },
  { label: "closedLinks", override: { redirectHosts: [] } },
  { label: "noAnalytics", override: { analyticsUrl: "" } },
] as const;

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly { readonly value: string; readonly text: string }[];
  onChange: (value: string) => void;
}

/** A native select, which is sufficient on a developer's page. */
function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          className={css.select}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

const OVERRIDE_MAX = 4_000;

const write = (override: Readonly<Record<string, unknown>>) => JSON.stringify(override, null, 2);

/** Overrides the served environment in this webview: with a named one, another locale, or any keys. */
export function EnvironmentSwitch() {
  const messages = useMessages(testPreviewMessages);
  const app = useApp();
  const served = readServed(document) ?? app.environment;
  const open = useOpenExternal();
  const [text, setText] = useState(() => write(storedOverride.read() ?? {}));
  const [error, setError] = useState("");

  const typed = parseOverride(text);
  const keys = typed ?? {};
  const named = namedEnvironments.find(({ override }) => JSON.stringify(override) === JSON.stringify(keys));
  const change = (override: Readonly<Record<string, unknown>>) => {
    setText(write(override));
    setError("");
  };
  const apply = (override: Readonly<Record<string, unknown>> | undefined) => {
    if (!override) return setError(messages.oddKeys("JSON"));
    const { environment, invalidKeys } = applyOverride(served, override);
    if (invalidKeys.length > 0) return setError(messages.oddKeys(invalidKeys.join(", ")));
    storedOverride.save(override);
    if (!storedOverride.read()) return setError(messages.noStorage);
    // The launch stores the last requested language, so request the environment's. The timestamp makes the URL unique.
    open(withQuery("/testPreview", { lang: environment.locale, applied: Date.now().toString(36) }));
  };

  return (
    <Card title={messages.environment}>
      <p className={css.hint}>{messages.environmentHint(served.stage)}</p>
      <div className={css.environment}>
        <Fields>
          <Choice
            label={messages.namedEnvironment}
            value={named?.label ?? ""}
            choices={[
              ...namedEnvironments.map(({ label }) => ({ value: label, text: messages[label] })),
              ...(named ? [] : [{ value: "", text: messages.ownKeys }]),
            ]}
            onChange={(label) => change(namedEnvironments.find((one) => one.label === label)?.override ?? {})}
          />
          <Choice
            label={messages.locale}
            value={String(keys.locale ?? served.locale)}
            choices={LOCALES.map((locale) => ({ value: locale, text: locale }))}
            onChange={(locale) => change({ ...keys, locale })}
          />
          <TextArea
            label={messages.overrides}
            hint={messages.overridesHint}
            error={error}
            value={text}
            onChange={setText}
            max={OVERRIDE_MAX}
            spellCheck={false}
            autoCapitalize="none"
          />
        </Fields>
      </div>
      <ButtonPair>
        <Button variant="line" onClick={() => apply({})}>
          {messages.reset}
        </Button>
        <Button variant="tonal" onClick={() => apply(typed)}>
          {messages.apply}
        </Button>
      </ButtonPair>
    </Card>
  );
}
