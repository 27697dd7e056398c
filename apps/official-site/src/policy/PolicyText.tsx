import { Points, useLender } from "../components/company.tsx";
import * as css from "./Policy.module.css";
import { writePrivacyPolicy } from "./privacyPolicy.ts";

/** The text of the lender's privacy policy. */
export const PolicyText = () => (
  <article className={css.policy} lang="en">
    {writePrivacyPolicy(useLender()).map(({ title, paragraphs, points = [] }) => (
      <section key={title}>
        <h2>{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {points.length > 0 && <Points points={points} />}
      </section>
    ))}
  </article>
);
