import { useState } from "react";
import { describe, expect, it } from "vitest";
import { render, screen } from "../testing/dom.ts";
import { StarRating, type Stars } from "./StarRating.tsx";

function Rating() {
  const [stars, setStars] = useState<Stars>(0);
  return <StarRating label="Rating" value={stars} onChange={setStars} />;
}

describe("StarRating", () => {
  it("has five radios named 1 star to 5 stars, with none chosen at first", {
    tags: "order-details.rating-stars",
  }, async () => {
    render(<Rating />);
    expect(screen.getAllByRole("radio").map((star) => star.getAttribute("aria-label"))).toEqual([
      "1 star",
      "2 stars",
      "3 stars",
      "4 stars",
      "5 stars",
    ]);
    expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  });
});
