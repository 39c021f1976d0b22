/**
 * A word to see beside what it is about, read out with what it is about. A label over the word would do the same, but in a script
 * without spaces no tool finds the seen word in it, and no voice control.
 */
export function ShortFor({ seen, said }: { seen: string; said: string }) {
  return (
    <>
      <span aria-hidden>{seen}</span>
      <span className="app-visually-hidden">{said}</span>
    </>
  );
}
