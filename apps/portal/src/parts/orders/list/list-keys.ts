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

/** The suggestion that a key moves to, out of `count` below a field; -1 is the field itself. Null for any other key. */
export function nextSuggestion(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return null;
}

/** The tab that a key moves to, out of `count`, wrapping around; null for any other key. */
export function nextTab(key: string, chosen: number, count: number, rightToLeft: boolean): number | null {
  const [back, on] = rightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === on) return (chosen + 1) % count;
  if (key === back) return (chosen + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
