/** What a person types into, and would have to type again. */
const typed = 'input, textarea, [contenteditable]';
/** Choices and searches are quickly made again. */
const quick: ReadonlySet<string> = new Set(['search', 'checkbox', 'radio', 'range', 'button', 'submit', 'reset']);

/** Follows what is typed on this page; answers whether some of it still stands in a field. */
export function followForms(page: Pick<Document, 'addEventListener'>): () => boolean {
  const touched = new Set<HTMLElement>();
  page.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(typed)) touched.add(target);
  });
  return () => {
    for (const field of touched) if (!field.isConnected) touched.delete(field);
    return [...touched].some(holdsText);
  };
}

function holdsText(field: HTMLElement): boolean {
  if (field instanceof HTMLInputElement) return !quick.has(field.type) && field.value !== '';
  return (field instanceof HTMLTextAreaElement ? field.value : (field.textContent ?? '')) !== '';
}
