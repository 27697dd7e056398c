import { useLender } from "../components/company/useLender.ts";
import { writePrivacyPolicy } from "./privacyPolicy.ts";

/** The sections of the lender's privacy policy. `listClass` styles their lists. */
export function PolicyText({ listClass }: { listClass?: string | undefined }) {
  return writePrivacyPolicy(useLender()).map(({ title, paragraphs, points = [] }) => (
    <section key={title}>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul className={listClass}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  ));
}
