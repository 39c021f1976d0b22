/**
 * Runs in the page; a string, because the journeys have no browser types. Finds what cannot be read: words that are cut off or outside
 * their box, and controls beyond the edges of the window. Names and addresses, which people write, may end in an ellipsis; the product's
 * texts may not.
 */
export const findLayoutFaults = `(() => {
  const faults = [];
  const report = (what, one) => faults.push(what + ': ' + (one.innerText || one.getAttribute('aria-label') || one.outerHTML).trim().replace(/\\s+/g, ' ').slice(0, 90) + ' <' + path(one) + '>');
  const path = (one) => {
    const parts = [];
    for (let at = one; at && at !== document.body && parts.length < 4; at = at.parentElement) {
      parts.unshift(at.tagName.toLowerCase() + (typeof at.className === 'string' && at.className ? '.' + at.className.split(' ').at(-1) : ''));
    }
    return parts.join(' ');
  };
  const visible = (one) =>
    one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !one.closest('.app-visually-hidden, .app-skip-link, [aria-hidden=true], [inert], .leaflet-container');
  const scrolls = (one, axis) => ['auto', 'scroll'].includes(getComputedStyle(one)[axis === 'x' ? 'overflowX' : 'overflowY']);
  const inScroller = (one) => {
    for (let at = one.parentElement; at; at = at.parentElement) if (scrolls(at, 'x') && at.scrollWidth > at.clientWidth + 1) return true;
    return false;
  };
  const hasOwnWords = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && /\\p{L}/u.test(node.data));
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) {
    faults.push('the page scrolls sideways by ' + (document.documentElement.scrollWidth - document.documentElement.clientWidth));
  }
  const reportNarrowChoice = (one, style, box) => {
    const own = document.createElement('span');
    own.style.cssText = 'position:absolute;visibility:hidden;white-space:nowrap';
    for (const name of ['fontFamily', 'fontSize', 'fontWeight', 'letterSpacing', 'wordSpacing']) own.style[name] = style[name];
    own.textContent = one.selectedOptions[0]?.textContent ?? '';
    document.body.append(own);
    const room = box.width - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd);
    // Where only the icon is shown, the text is for screen readers.
    if (own.offsetWidth > room + 1 && style.color !== 'rgba(0, 0, 0, 0)') report('choice wider than its field', one);
    own.remove();
  };
  const reportCutWords = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    if (words.width < 1) return;
    for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const box = at.getBoundingClientRect();
      const isBox = at.matches('button, a, label, td, th, [role=tab], [role=option], [class*=chip], [class*=badge], [class*=status]');
      const across = Math.round(Math.max(box.left - words.left, words.right - box.right));
      const down = Math.round(Math.max(box.top - words.top, words.bottom - box.bottom));
      const clips = (axis) => style['overflow' + axis] !== 'visible' && !scrolls(at, axis.toLowerCase());
      if (scrolls(at, 'x') || scrolls(at, 'y')) return;
      const isData = at.closest('bdi, [dir=auto], [data-typed]') || node.parentElement.closest('bdi, [dir=auto], [data-typed]');
      if (isData && style.textOverflow === 'ellipsis') return;
      if (across > 2 && (clips('X') || isBox)) return report('cut off sideways by ' + across, at);
      if (down > 3 && (clips('Y') || at.matches('button, [role=tab]')) && style.webkitLineClamp === 'none') return report('cut off above or below by ' + down, at);
    }
  };
  const holder = document.querySelector('dialog[open]') ?? document.body;
  for (const one of holder.querySelectorAll('*')) {
    if (one instanceof SVGElement || !visible(one)) continue;
    const style = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const isControl = one.matches('a[href], button, input, select, textarea, summary, [role=tab], [role=option]');
    if ((isControl || hasOwnWords(one)) && !inScroller(one) && (box.left < -1 || box.right > innerWidth + 1)) report('beyond the edge', one);
    if (!isControl && !hasOwnWords(one)) continue;
    if (one.matches('select')) reportNarrowChoice(one, style, box);
    if (one.matches('input, textarea, select')) continue;
    for (const node of one.childNodes) if (node.nodeType === 3 && node.data.trim() !== '') reportCutWords(node);
  }
  return [...new Set(faults)];
})()`;

/** All texts on the page: visible texts, names and descriptions, each once. */
export const readWords = `(() => {
  const words = new Set([document.title]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (parentElement.closest('script, style, noscript')) continue;
    if (data.trim() !== '') words.add(data.trim());
  }
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      const value = one.getAttribute(name)?.trim();
      if (value) words.add(value);
    }
  }
  return [...words];
})()`;
