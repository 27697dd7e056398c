import { readdirSync } from "node:fs";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { render } from "../testing/dom.ts";
import { LowHills } from "./motifs/Hills.tsx";

const files = readdirSync(import.meta.dirname).filter((file) => /^[A-Z]\w+\.tsx$/.test(file));
const modules = await Promise.all(
  files.map((file) => import(/* @vite-ignore */ `./${file}`) as Promise<Record<string, ComponentType>>),
);
const pictures = Object.entries({ LowHills, ...Object.assign({}, ...modules) } as Record<
  string,
  ComponentType<{ kind: "failed" }>
>);

const MOST_BYTES = 6144;

describe.each(pictures)("%s", (_, Picture) => {
  it("is at most 6 kB", () => {
    expect(renderToStaticMarkup(<Picture kind="failed" />).length).toBeLessThanOrEqual(MOST_BYTES);
  });

  it("is decoration, in token colours", () => {
    const { container } = render(<Picture kind="failed" />);
    const svg = container.querySelector("svg");
    expect(svg?.getAttribute("aria-hidden")).toBe("true");
    expect(container.innerHTML.match(/"#(?!fff"|000")[0-9a-f]+"/g)).toBeNull();
  });

  it("shares no id with a second instance, and refers only to its ids", () => {
    const { container } = render(
      <>
        <Picture kind="failed" />
        <Picture kind="failed" />
      </>,
    );
    const ids = [...container.querySelectorAll("[id]")].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
    const references = [...container.innerHTML.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(references.every((id) => ids.includes(id ?? ""))).toBe(true);
  });
});

it("tests every picture", () => expect(pictures.length).toBeGreaterThan(13));
