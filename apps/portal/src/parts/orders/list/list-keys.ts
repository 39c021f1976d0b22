/** The row that a key moves to in a list of `count` rows; null for any other key. */
export function nextIndex(key: string, active: number, count: number, pageRows: number): number | null {
  if (count === 0) return null;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(active + 1, last);
    case 'ArrowUp':
      return Math.max(active - 1, 0);
    case 'PageDown':
      return Math.min(active + pageRows, last);
    case 'PageUp':
      return Math.max(active - pageRows, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
