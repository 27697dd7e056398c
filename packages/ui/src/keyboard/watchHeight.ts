/** Android shrinks the window, iOS only the visual viewport. Zooming also shrinks the latter, so it is factored out. */
function visibleHeight(): number {
  const { innerHeight, visualViewport } = window;
  return visualViewport ? Math.min(innerHeight, visualViewport.height * visualViewport.scale) : innerHeight;
}

/** Returns a function that returns by how many pixels a keyboard shrinks the page, compared with the most that was visible. */
export function watchHeight(): () => number {
  let width = window.innerWidth;
  let full = visibleHeight();
  return () => {
    const height = visibleHeight();
    // The phone was rotated or the window resized, so the earlier full height no longer applies.
    full = window.innerWidth === width ? Math.max(full, height) : height;
    width = window.innerWidth;
    return full - height;
  };
}
