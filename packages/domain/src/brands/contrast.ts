/** WCAG 2.2's relative luminance of "#rrggbb". */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const value = channel / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

/** WCAG 2.2's contrast of two colours: from 1 for the same colour to 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour mixed into another with the given `share`, 0 to 1, like CSS's `color-mix(in srgb, …)`. */
export function mixed(colour: string, ground: string, share: number): string {
  const below = channelsOf(ground);
  const channels = channelsOf(colour).map((channel, at) =>
    Math.round(channel * share + (below[at] ?? 0) * (1 - share)),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
