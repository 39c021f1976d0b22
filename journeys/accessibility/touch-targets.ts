/**
 * Runs in the page, as text because the types of the journeys know no browser's: the controls that a finger misses, because they are
 * less than 40 px wide or high, and the names that begin or end in nothing, as a text does whose value is empty. A link within a sentence
 * is as high as its line, and the sources of the map are named in small print, as maps do.
 */
export const findPoorControls = `(() => {
  const least = 40;
  const controls = 'a[href], button, select, summary, textarea, input:not([type=hidden]), [role=tab], [role=option], [role=button], [role=radio]';
  const holder = document.querySelector('dialog[open]:modal') ?? document.body;
  const seen = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !one.closest('.app-visually-hidden, .app-skip-link, [inert], a[href*="openstreetmap.org"], a[href*="geonames.org"]');
  const isInSentence = (one) => {
    if (getComputedStyle(one).display !== 'inline') return false;
    return [...one.parentElement.childNodes].some((node) => node.nodeType === 3 && /[\\p{L}\\p{N}]/u.test(node.data));
  };
  // What is drawn around a control or its label belongs to it, and a tick or a choice can be pressed on its words.
  const drawnAround = (one) =>
    ['::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(one, part);
      if (style.content === 'none' || style.position !== 'absolute') return [];
      const holder = getComputedStyle(one).position === 'static' ? (one.offsetParent ?? one) : one;
      const box = holder.getBoundingClientRect();
      const inset = (side) => Number.parseFloat(style[side]) || 0;
      return [{ left: box.left + inset('left'), top: box.top + inset('top'), right: box.right - inset('right'), bottom: box.bottom - inset('bottom') }];
    });
  const sizeOf = (one) => {
    const parts = [one, ...(one.labels ?? [])];
    const boxes = [...parts.map((part) => part.getBoundingClientRect()), ...parts.flatMap(drawnAround)];
    return {
      width: Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left)),
      height: Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top)),
    };
  };
  const named = (one) => (one.getAttribute('aria-label') ?? one.innerText ?? '').trim().replace(/\\s+/g, ' ').slice(0, 50);
  const faults = [];
  for (const one of holder.querySelectorAll(controls)) {
    if (!seen(one) || isInSentence(one)) continue;
    const { width, height } = sizeOf(one);
    if (width < 1 || height < 1) continue;
    if (Math.min(width, height) < least - 0.5)
      faults.push(Math.round(width) + ' by ' + Math.round(height) + ': ' + one.tagName.toLowerCase() + ' "' + named(one) + '"');
  }
  for (const one of holder.querySelectorAll('[aria-label]')) {
    const name = one.getAttribute('aria-label');
    if (name !== name.trim() || name === '') faults.push('a name that ends in nothing: "' + name + '"');
  }
  return [...new Set(faults)];
})()`;
