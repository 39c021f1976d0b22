/** Fields with text that a person would have to type again. */
const textFields = 'input, textarea, [contenteditable]';
/** Choices and searches are quick to repeat. */
const ignoredTypes: ReadonlySet<string> = new Set([
  'search',
  'checkbox',
  'radio',
  'range',
  'button',
  'submit',
  'reset',
]);

/** Watches the fields of the page; returns a function that says whether one of them still holds typed text. */
export function watchForms(page: Pick<Document, 'addEventListener'>): () => boolean {
  const touched = new Set<HTMLElement>();
  page.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(textFields)) touched.add(target);
  });
  return () => {
    for (const field of touched) if (!field.isConnected) touched.delete(field);
    return [...touched].some(hasText);
  };
}

function hasText(field: HTMLElement): boolean {
  if (field instanceof HTMLInputElement) return !ignoredTypes.has(field.type) && field.value !== '';
  return (field instanceof HTMLTextAreaElement ? field.value : (field.textContent ?? '')) !== '';
}
