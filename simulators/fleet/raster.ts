export type Colour = readonly [red: number, green: number, blue: number];
export type Corner = readonly [x: number, y: number];

/** What covers one height of a shape: a colour, and from 0 to 1 how much of what lies below it is hidden. */
interface Coat {
  readonly colour: Colour;
  readonly cover: number | ((x: number) => number);
}

export type Paint = (y: number) => Coat;

/** Points per pixel in each direction; the picture is drawn larger and averaged, which smooths its edges. */
const grain = 2;

export function solid(colour: Colour, cover = 1): Paint {
  const coat = { colour, cover };
  return () => coat;
}

/** From one colour at height `top` to another at height `bottom`. */
export function upright(top: number, from: Colour, bottom: number, to: Colour): Paint {
  return (y) => ({ colour: mix(from, to, (y - top) / (bottom - top)), cover: 1 });
}

/** A soft spot that fades towards the rim of its ellipse. */
export function glow(centre: Corner, radii: Corner, colour: Colour, strength: number): Paint {
  return (y) => {
    const down = ((y - centre[1]) / radii[1]) ** 2;
    const cover = (x: number): number => {
      const away = Math.sqrt(((x - centre[0]) / radii[0]) ** 2 + down);
      return away >= 1 ? 0 : strength * (1 - away) ** 2;
    };
    return { colour, cover };
  };
}

function mix(from: Colour, to: Colour, share: number): Colour {
  const part = Math.min(1, Math.max(0, share));
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part, from[2] + (to[2] - from[2]) * part];
}

/** A picture to draw on, in pixels from the top left corner. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #points: Uint8ClampedArray;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#points = new Uint8ClampedArray(width * height * grain * grain * 3);
  }

  /** Fills the inside of a closed outline (even-odd). */
  polygon(corners: readonly Corner[], paint: Paint): void {
    const heights = corners.map(([, y]) => y);
    const last = Math.min(this.height, Math.max(...heights)) * grain;
    for (let row = Math.max(0, Math.floor(Math.min(...heights) * grain)); row < last; row += 1) {
      const y = (row + 0.5) / grain;
      const crossings = crossingsAt(corners, y);
      for (let index = 0; index + 1 < crossings.length; index += 2) {
        this.#span(row, y, crossings[index] ?? 0, crossings[index + 1] ?? 0, paint);
      }
    }
  }

  rectangle(x: number, y: number, width: number, height: number, paint: Paint): void {
    const right = x + width;
    const bottom = y + height;
    this.polygon(
      [
        [x, y],
        [right, y],
        [right, bottom],
        [x, bottom],
      ],
      paint,
    );
  }

  ellipse([x, y]: Corner, [across, down]: Corner, paint: Paint): void {
    const corners = Array.from({ length: 48 }, (_, index): Corner => {
      const angle = (index / 48) * 2 * Math.PI;
      return [x + across * Math.cos(angle), y + down * Math.sin(angle)];
    });
    this.polygon(corners, paint);
  }

  /** The finished pixels: red, green, blue, row by row. */
  pixels(): Uint8Array {
    const out = new Uint8Array(this.width * this.height * 3);
    const stride = this.width * grain * 3;
    for (let y = 0; y < this.height; y += 1) {
      for (let x = 0; x < this.width; x += 1) {
        for (let channel = 0; channel < 3; channel += 1) {
          const first = y * grain * stride + x * grain * 3 + channel;
          const sum = this.#at(first) + this.#at(first + 3) + this.#at(first + stride) + this.#at(first + stride + 3);
          out[(y * this.width + x) * 3 + channel] = sum / (grain * grain);
        }
      }
    }
    return out;
  }

  copy(): Canvas {
    const twin = new Canvas(this.width, this.height);
    twin.#points.set(this.#points);
    return twin;
  }

  #at(index: number): number {
    return this.#points[index] ?? 0;
  }

  #span(row: number, y: number, from: number, to: number, paint: Paint): void {
    const { colour, cover } = paint(y);
    const [red, green, blue] = colour;
    const points = this.#points;
    const last = Math.min(this.width * grain, Math.round(to * grain));
    for (let column = Math.max(0, Math.round(from * grain)); column < last; column += 1) {
      const share = typeof cover === 'number' ? cover : cover((column + 0.5) / grain);
      const start = (row * this.width * grain + column) * 3;
      points[start] = mixed(points[start], red, share);
      points[start + 1] = mixed(points[start + 1], green, share);
      points[start + 2] = mixed(points[start + 2], blue, share);
    }
  }
}

function mixed(below: number | undefined, above: number, share: number): number {
  return (below ?? 0) * (1 - share) + above * share;
}

function crossingsAt(corners: readonly Corner[], y: number): number[] {
  const found: number[] = [];
  for (const [index, [x1, y1]] of corners.entries()) {
    const [x2, y2] = corners[(index + 1) % corners.length] ?? [x1, y1];
    if (y1 <= y !== y2 <= y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  }
  return found.sort((a, b) => a - b);
}
