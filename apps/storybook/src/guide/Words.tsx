import { catalogues } from "virtual:links";
import { type Catalogue, LOCALES, type Message } from "@lending/ui/locale";
import { useState } from "react";

type Source = Readonly<Record<string, Message>>;
type Texts = Readonly<Record<(typeof LOCALES)[number], Source>>;

/** The messages of a screen or component, one table for each catalogue. A table loads when it is opened. */
export function Words({ files }: { files: readonly string[] }) {
  return files.map((file) => <CatalogueTable key={file} file={file} />);
}

function CatalogueTable({ file }: { file: string }) {
  const [texts, setTexts] = useState<Texts>();
  const load = async () => {
    const module = (await catalogues[file]?.()) ?? {};
    const catalogue = Object.values(module).find(isCatalogue);
    if (catalogue === undefined) return;
    const { source, others } = catalogue;
    const [english, filipino, chinese] = await Promise.all([others["en-PH"](), others["fil-PH"](), others["zh-CN"]()]);
    setTexts({
      source,
      "en-PH": { ...source, ...(english.messages as Source) },
      "fil-PH": filipino.messages,
      "zh-CN": chinese.messages,
    });
  };
  return (
    <details className="guide-words" onToggle={({ currentTarget }) => currentTarget.open && void load()}>
      <summary>
        <code>{file}</code>
      </summary>
      {texts && (
        <table>
          <thead>
            <tr>
              <th scope="col">message</th>
              {LOCALES.map((locale) => (
                <th key={locale} scope="col">
                  {locale}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.keys(texts.source).map((key) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                {LOCALES.map((locale) => (
                  <td key={locale} lang={locale === "source" ? "en" : locale}>
                    {write(texts[locale][key])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}

const isCatalogue = (value: unknown): value is Catalogue<Source> =>
  typeof value === "object" && value !== null && "source" in value && "others" in value;

/** A message with parameters is shown as its code: its parameters have names there. */
const write = (message: Message | undefined) =>
  typeof message === "function" ? <code>{String(message).replace(/^.*?=>\s*/s, "")}</code> : message;
