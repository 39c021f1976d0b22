/** The allowed elements of a drawing. All others are refused, so that no list of dangerous ones is needed. */
const elements: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
]);

const attributes =
  /^(?:xmlns|id|viewBox|d|points|transform|[cfr]?[xy][12]?|r[xy]?|width|height|offset|opacity|mask|clip-path|clipPathUnits|gradientUnits|gradientTransform|maskUnits|(?:fill|stroke|stop|clip|mask)(?:-[a-z]+)*)$/;
/** A tag without entities and escapes, which could hide a reference. */
const tag = /\s*<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<>&\\]*")*)\s*(\/?)>/y;
const attribute = /([\w:-]+)="([^"]*)"/g;

export type SvgFault = { readonly ok: false; readonly fault: string };
export type CheckedSvg = { readonly ok: true; readonly width: number; readonly height: number };

/**
 * Checks that a text is a plain drawing: complete, with shapes only, without scripts, event handlers, styles or outside references.
 * @returns the size of its view box, or the first fault as text
 */
export function checkSvg(text: string): CheckedSvg | SvgFault {
  const open: string[] = [];
  let root = '';
  let at = 0;
  while (at < text.trimEnd().length) {
    tag.lastIndex = at;
    const found = tag.exec(text);
    if (found === null) return no(`is not plain SVG from ${JSON.stringify(text.slice(at).trim().slice(0, 40))} on`);
    const [whole, closing, name = '', given = '', selfClosed] = found;
    const fault = faultOf(name, given) ?? nestingFault(open, name, closing === '/', at);
    if (fault !== null) return no(fault);
    if (at === 0) root = given;
    if (closing === '/') open.pop();
    else if (selfClosed === '') open.push(name);
    at += whole.length;
  }
  if (open.length > 0) return no(`does not close <${open.at(-1)}>`);
  // Without its namespace a browser shows nothing.
  if (!root.includes(' xmlns="http://www.w3.org/2000/svg"')) return no('does not say that it is SVG (xmlns)');
  return sizeOf(/\sviewBox="([^"]*)"/.exec(root)?.[1] ?? '');
}

function faultOf(name: string, given: string): string | null {
  if (!elements.has(name)) return `has <${name}>`;
  for (const [, key = '', value = ''] of given.matchAll(attribute)) {
    if (!attributes.test(key)) return `has the attribute ${key}`;
    if (/url\((?!#)/i.test(value)) return `refers to elsewhere in ${key}`;
  }
  return null;
}

function nestingFault(open: readonly string[], name: string, closing: boolean, at: number): string | null {
  if (closing) return open.at(-1) === name ? null : `closes <${name}> where it is not open`;
  if (open.length === 0 && (name !== 'svg' || at > 0)) return `has <${name}> outside of its one <svg>`;
  return null;
}

function sizeOf(viewBox: string): CheckedSvg | SvgFault {
  const [left, top, width = 0, height = 0, ...rest] = viewBox.split(' ').map(Number);
  const fits = left === 0 && top === 0 && width > 0 && height > 0 && rest.length === 0;
  return fits ? { ok: true, width, height } : no('has no view box that starts at 0 0');
}

function no(fault: string): SvgFault {
  return { ok: false, fault };
}
