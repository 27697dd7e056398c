export function Terms() {
  return <p>The terms of the partner.</p>;
}
