import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ComponentGuide } from "../../../../packages/ui/src/testing/ComponentGuide.ts";
import { drawSpaces, SPACES } from "../../.storybook/drawSpaces.ts";
import "./guide.css";
import { Text } from "./LinkList.tsx";
import { isRendered } from "./StoryFrame.tsx";

/** The parts of the running component, in px of its frame. */
type Measured = ReturnType<typeof measureParts>;

/** The first story with a number at each part and its spaces, and the list of the parts with their size, space and type. */
export function Anatomy({ guide, children }: { guide: ComponentGuide; children: ReactNode }) {
  const picture = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<Measured>();
  useEffect(() => {
    const timer = setInterval(() => {
      const frame = picture.current?.querySelector("iframe");
      const page = frame?.contentDocument;
      if (!page || !isRendered(page)) return;
      const parts = measureParts(page, guide.parts, frame?.clientHeight ?? 0);
      setMeasured((before) => (JSON.stringify(before) === JSON.stringify(parts) ? before : parts));
      drawSpaces(page);
    }, 500);
    return () => clearInterval(timer);
  }, [guide]);
  const names = Object.keys(guide.anatomy);
  return (
    <div>
      <div ref={picture} className="anatomy-picture">
        <div className="guide-phone">{children}</div>
        {names.map((name, index) => {
          const part = measured?.[name];
          return (
            part && (
              <span key={name} className="anatomy-number" style={{ left: part.left, top: part.top }}>
                {index + 1}
              </span>
            )
          );
        })}
      </div>
      <p>
        Spaces in px: <mark style={{ background: SPACES.padding }}>padding</mark>{" "}
        <mark style={{ background: SPACES.gap }}>between</mark>
      </p>
      <section>
        <h2>Anatomy</h2>
        <ol>
          {names.map((name) => (
            <li key={name}>
              <strong>{name}</strong> <Text>{guide.anatomy[name] ?? ""}</Text>
              {measured && <span className="anatomy-facts">{measured[name]?.facts ?? "In other states only."}</span>}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function measureParts(page: Document, selectors: ComponentGuide["parts"], bottom: number) {
  return Object.fromEntries(
    Object.entries(selectors).flatMap(([name, selector]) => {
      // The build writes a class as `_label_x1y2z_3`.
      const elements = page.querySelectorAll(selector.replace(/\.([a-z]\w*)/gi, '[class*="_$1_"]'));
      const element = [...elements].find((one) => one.getBoundingClientRect().width > 1);
      if (element === undefined) return [];
      const { left, top } = element.getBoundingClientRect();
      return [
        [name, { left: Math.round(left), top: Math.min(Math.round(top), bottom - 16), facts: describe(element) }],
      ];
    }),
  );
}

/** Returns the size of an element and its padding, radius and type, as far as it has them. */
function describe(element: Element): string {
  const { width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const typed = hasText ? element : element.querySelector("span, p, h1, h2, h3, dt, dd, time, label");
  const type = getComputedStyle(typed ?? element);
  return [
    `${Math.round(width)} by ${Math.round(height)} px`,
    style.padding !== "0px" && `padding ${style.padding}`,
    style.borderRadius !== "0px" && `radius ${style.borderRadius}`,
    typed?.textContent?.trim() && `type ${type.fontSize} over ${type.lineHeight}, ${type.fontWeight}`,
  ]
    .filter(Boolean)
    .join("; ");
}
