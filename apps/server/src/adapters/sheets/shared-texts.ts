import { damaged } from './refused-workbook.ts';

/**
 * The content of each shared text of a workbook, as XML. A cell refers to one by its number.
 * Phonetic readings, which Japanese programs add to a text, are left out.
 */
export function sharedTextsOf(xml: string): readonly string[] {
  const prefix = /<([\w.-]+:)?sst[\s>/]/.exec(xml)?.[1] ?? '';
  const open = `<${prefix}si`;
  const close = `</${prefix}si>`;
  const texts: string[] = [];
  for (let at = xml.indexOf(open); at !== -1; at = xml.indexOf(open, at)) {
    const from = xml.indexOf('>', at) + 1;
    if (from === 0) throw damaged('a shared text has no end');
    if (xml.charAt(from - 2) === '/') {
      texts.push('');
      at = from;
      continue;
    }
    const to = xml.indexOf(close, from);
    if (to === -1) throw damaged('a shared text has no end');
    texts.push(withoutReadings(xml.slice(from, to)));
    at = to + close.length;
  }
  return texts;
}

export function withoutReadings(xml: string): string {
  if (!xml.includes('rPh')) return xml;
  return xml.replaceAll(/<(?:[\w.-]+:)?rPh[\s>][\s\S]*?<\/(?:[\w.-]+:)?rPh>/g, '');
}
