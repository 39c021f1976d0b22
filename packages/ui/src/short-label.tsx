/**
 * Shows a short word where its context is visible, and gives screen readers the full text. An `aria-label` would do the same, but in
 * a script without spaces neither accessibility checks nor voice control would find the visible word in it.
 */
export function ShortLabel({ shown, spoken }: { shown: string; spoken: string }) {
  return (
    <>
      <span aria-hidden>{shown}</span>
      <span className="app-visually-hidden">{spoken}</span>
    </>
  );
}
