/**
 * Runs in the page; a string, because the journeys have no browser types. Finds controls that are too small for a finger, less than 40 px
 * wide or high, and names that begin or end with a space, as a text does whose value is empty. Links within a sentence are as high as
 * their line, and the map's sources are in small print, as usual: both are skipped.
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
  // Pseudo-elements around a control or its label belong to it, and a checkbox or radio button can be pressed on its label.
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
    if (name !== name.trim() || name === '') faults.push('a name with a space at its end: "' + name + '"');
  }
  return [...new Set(faults)];
})()`;
