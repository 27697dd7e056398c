import { Points, useLender } from "../components/company.tsx";
import { writePrivacyPolicy } from "./privacyPolicy.ts";

/** The sections of the lender's privacy policy. */
export function PolicyText() {
  return writePrivacyPolicy(useLender()).map(({ title, paragraphs, points = [] }) => (
    <section key={title}>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && <Points points={points} />}
    </section>
  ));
}
