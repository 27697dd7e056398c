import { links } from "virtual:links";
import { messageId } from "../links/links.ts";

const HEADS = ["message", "English", "Filipino", "Chinese"];

/** Messages of the product in three languages, in a box that scrolls: a search opens a page at one of them. */
export function WordTable({ keys }: { keys: readonly string[] }) {
  return (
    <div className="guide-scroll" tabIndex={-1}>
      <table className="guide-table">
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key}>
              <td>
                <code>{key.replace(".", ".\u200b")}</code>
              </td>
              {links.words[key]?.map((text, index) => (
                <td key={index} id={messageId(key, index)} lang={["en", "fil", "zh"][index]}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
