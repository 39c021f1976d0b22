import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const deflated = promisify(deflate);
const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Eight bits a channel, red green blue, no interlacing. */
const trueColour = [8, 2, 0, 0, 0];

/** Packs pixels (red, green, blue; row by row) into a PNG file. */
export async function encodePng(width: number, height: number, pixels: Uint8Array): Promise<Uint8Array> {
  if (pixels.length !== width * height * 3) throw new RangeError('the pixels do not fill the picture');
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(trueColour, 8);
  const body = await deflated(differences(width, height, pixels), { level: 6 });
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', body), chunk('IEND', new Uint8Array())]);
}

/** Each row as its difference from the one above (filter "up"), which packs smooth pictures well. */
function differences(width: number, height: number, pixels: Uint8Array): Uint8Array {
  const stride = width * 3;
  const out = new Uint8Array((stride + 1) * height);
  for (let row = 0; row < height; row += 1) {
    const start = row * (stride + 1);
    out[start] = 2;
    for (let index = 0; index < stride; index += 1) {
      const above = row === 0 ? 0 : (pixels[(row - 1) * stride + index] ?? 0);
      out[start + 1 + index] = (pixels[row * stride + index] ?? 0) - above;
    }
  }
  return out;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
