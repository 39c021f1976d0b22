/** The attributes of the elements with a name, whatever their prefix, in their order. For small parts alone: it returns all at once. */
export function* tagsNamed(xml: string, name: string): Generator<ReadonlyMap<string, string>> {
  for (const [, attributes = ''] of xml.matchAll(new RegExp(`<(?:[\\w.-]+:)?${name}(\\s[^>]*)?>`, 'g'))) {
    yield attributesOf(attributes);
  }
}

/** The attributes by their names without a prefix, so `r:id` is `id`. */
export function attributesOf(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single = ''] of text.matchAll(/([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    attributes.set(name, plainValue(double ?? single));
  }
  return attributes;
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Replaces references to characters. Others, which only a declaration could define, stay as they are. */
function plainValue(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (reference, decimal, hexadecimal, name) => {
    if (name !== undefined) return named[String(name)] ?? reference;
    const code = decimal === undefined ? Number.parseInt(String(hexadecimal), 16) : Number(decimal);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : reference;
  });
}
