import { dotsOf } from './glyphs.ts';
import { encodePng } from './png.ts';
import { Canvas, type Colour, type Corner, type Paint, glow, solid, upright } from './raster.ts';
import type { ProofKind } from './trip.ts';

/** What a proof shows; `takenAt` is epoch ms. */
export interface ProofSubject {
  readonly kind: ProofKind;
  readonly orderId: string;
  readonly riderName: string;
  readonly takenAt: number;
}

const width = 640;
const height = 480;
const shadow: Colour = [34, 26, 20];

/** The photo that a rider takes: a parcel at a door or on a counter, stamped with order, time and name. A PNG file. */
export function drawProof(subject: ProofSubject): Promise<Uint8Array> {
  const canvas = sceneOf(subject.kind).copy();
  writeStamp(canvas, subject);
  return encodePng(width, height, canvas.pixels());
}

const scenes = new Map<boolean, Canvas>();

// Only the stamp differs from photo to photo, so each of the two places is painted once.
function sceneOf(kind: ProofKind): Canvas {
  const atDoor = kind === 'delivery';
  const scene = scenes.get(atDoor) ?? (atDoor ? paintDoor() : paintCounter());
  scenes.set(atDoor, scene);
  return scene;
}

function paintDoor(): Canvas {
  const canvas = new Canvas(width, height);
  canvas.rectangle(0, 0, width, 330, upright(0, [226, 206, 178], 330, [206, 181, 149]));
  for (let row = 0; row < 11; row += 1) {
    canvas.rectangle(0, row * 30, width, 1, solid([180, 154, 122], 0.35));
    for (let brick = 0; brick < 9; brick += 1) {
      canvas.rectangle(brick * 80 + (row % 2) * 40, row * 30, 1, 30, solid([180, 154, 122], 0.3));
    }
  }
  canvas.rectangle(0, 330, width, 150, upright(330, [140, 120, 104], 480, [104, 87, 74]));
  for (const [top, bottom] of [-360, -180, 0, 180, 360, 540].map((x) => [x * 0.45 + 320, x * 1.5 + 320] as const)) {
    const seam: Corner[] = [
      [top, 330],
      [top + 1.5, 330],
      [bottom + 3, 480],
      [bottom, 480],
    ];
    canvas.polygon(seam, solid(shadow, 0.22));
  }
  canvas.rectangle(0, 372, width, 1.5, solid(shadow, 0.2));
  canvas.rectangle(0, 424, width, 2, solid(shadow, 0.2));
  paintDoorLeaf(canvas);
  paintPlant(canvas, 112, 352);
  canvas.ellipse([330, 392], [150, 26], solid([92, 70, 56]));
  canvas.ellipse([330, 391], [141, 22], solid([158, 112, 74]));
  paintParcel(canvas, 344, 388);
  return canvas;
}

function paintDoorLeaf(canvas: Canvas): void {
  canvas.rectangle(206, 26, 252, 306, solid([240, 230, 212]));
  canvas.rectangle(218, 38, 228, 294, upright(38, [34, 116, 112], 332, [22, 84, 84]));
  for (const [x, y, tall] of [
    [238, 60, 92],
    [340, 60, 92],
    [238, 174, 132],
    [340, 174, 132],
  ] as const) {
    canvas.rectangle(x, y, 86, tall, solid([16, 68, 68]));
    canvas.rectangle(x + 4, y + 4, 78, tall - 8, upright(y, [44, 132, 126], y + tall, [28, 98, 97]));
  }
  canvas.rectangle(300, 44, 64, 12, solid([226, 190, 112]));
  canvas.ellipse([428, 206], [9, 9], solid([120, 86, 34]));
  canvas.ellipse([427, 204], [8, 8], solid([236, 200, 120]));
  canvas.rectangle(206, 326, 252, 8, solid([176, 160, 138]));
  canvas.polygon(
    [
      [206, 334],
      [458, 334],
      [492, 352],
      [172, 352],
    ],
    solid(shadow, 0.18),
  );
}

function paintPlant(canvas: Canvas, x: number, y: number): void {
  canvas.ellipse([x, y + 42], [58, 12], glow([x, y + 42], [58, 12], shadow, 0.7));
  const leaves = [-70, -46, -24, 0, 22, 44, 68];
  for (const [index, lean] of leaves.entries()) {
    const tip: Corner = [x + lean, y - 128 + Math.abs(lean) * 0.9];
    const green: Colour = index % 2 === 0 ? [58, 122, 74] : [78, 148, 88];
    canvas.polygon(
      [[x - 7, y - 18], [x + lean * 0.35 - 13, y - 72], tip, [x + lean * 0.55 + 9, y - 64], [x + 7, y - 18]],
      solid(green),
    );
  }
  const pot: Corner[] = [
    [x - 38, y - 26],
    [x + 38, y - 26],
    [x + 28, y + 42],
    [x - 28, y + 42],
  ];
  canvas.polygon(pot, upright(y - 26, [204, 104, 68], y + 42, [158, 72, 46]));
  canvas.rectangle(x - 42, y - 36, 84, 16, solid([216, 118, 80]));
}

function paintCounter(): Canvas {
  const canvas = new Canvas(width, height);
  canvas.rectangle(0, 0, width, 306, upright(0, [52, 66, 74], 306, [78, 94, 100]));
  for (const x of [34, 244, 454]) {
    canvas.rectangle(x, 116, 152, 108, solid([36, 46, 52]));
    for (const line of [132, 152, 172, 192]) {
      canvas.rectangle(x + 16, line, 70, 5, solid([226, 222, 206], 0.75));
      canvas.rectangle(x + 116, line, 22, 5, solid([240, 190, 96], 0.85));
    }
  }
  for (const x of [120, 320, 520]) {
    canvas.rectangle(x - 1, 0, 2, 58, solid([20, 24, 28]));
    canvas.polygon(
      [
        [x - 12, 56],
        [x + 12, 56],
        [x + 30, 84],
        [x - 30, 84],
      ],
      solid([226, 170, 76]),
    );
    canvas.rectangle(x - 150, 60, 300, 240, glow([x, 90], [150, 190], [255, 226, 160], 0.5));
  }
  for (let stripe = 0; stripe < 16; stripe += 1) {
    const colour: Colour = stripe % 2 === 0 ? [200, 76, 60] : [246, 238, 224];
    canvas.rectangle(stripe * 40, 0, 40, 26, solid(colour));
    canvas.ellipse([stripe * 40 + 20, 26], [20, 12], solid(colour));
  }
  canvas.polygon(
    [
      [0, 306],
      [width, 306],
      [width, 420],
      [0, 420],
    ],
    upright(306, [206, 162, 112], 420, [172, 126, 80]),
  );
  for (const y of [328, 352, 380]) canvas.rectangle(0, y, width, 1.5, solid([120, 80, 44], 0.35));
  canvas.rectangle(0, 420, width, 60, upright(420, [112, 74, 46], 480, [84, 54, 34]));
  canvas.ellipse([124, 366], [46, 12], glow([124, 366], [46, 12], shadow, 0.7));
  canvas.polygon(
    [
      [96, 292],
      [152, 292],
      [144, 364],
      [104, 364],
    ],
    upright(292, [248, 246, 240], 364, [214, 208, 196]),
  );
  canvas.rectangle(92, 282, 64, 12, solid([64, 44, 34]));
  canvas.polygon(
    [
      [99, 316],
      [149, 316],
      [146, 344],
      [102, 344],
    ],
    solid([172, 118, 74]),
  );
  paintParcel(canvas, 370, 372);
  return canvas;
}

/** A carton with its lower front edge around (x, y). */
function paintParcel(canvas: Canvas, x: number, y: number): void {
  canvas.ellipse([x + 14, y + 6], [140, 30], glow([x + 14, y + 6], [140, 30], shadow, 0.85));
  const front: Corner[] = [
    [x - 92, y - 92],
    [x + 52, y - 84],
    [x + 52, y + 12],
    [x - 92, y],
  ];
  const side: Corner[] = [
    [x + 52, y - 84],
    [x + 104, y - 106],
    [x + 104, y - 16],
    [x + 52, y + 12],
  ];
  const top: Corner[] = [
    [x - 92, y - 92],
    [x - 34, y - 116],
    [x + 104, y - 106],
    [x + 52, y - 84],
  ];
  const board: Paint = upright(y - 92, [204, 158, 104], y + 12, [180, 132, 82]);
  canvas.polygon(front, board);
  canvas.polygon(side, upright(y - 106, [162, 116, 70], y + 12, [138, 96, 56]));
  canvas.polygon(top, solid([222, 180, 128]));
  canvas.polygon(
    [
      [x - 28, y - 88],
      [x - 4, y - 87],
      [x + 50, y - 110],
      [x + 24, y - 112],
    ],
    solid([238, 222, 190], 0.85),
  );
  canvas.polygon(
    [
      [x - 28, y - 88],
      [x - 4, y - 87],
      [x - 4, y - 60],
      [x - 28, y - 61],
    ],
    solid([238, 222, 190], 0.8),
  );
  canvas.polygon(
    [
      [x - 82, y - 52],
      [x - 38, y - 50],
      [x - 38, y - 12],
      [x - 82, y - 15],
    ],
    solid([250, 248, 242]),
  );
  for (const line of [0, 1, 2, 3]) {
    canvas.rectangle(x - 77, y - 45 + line * 7, line === 3 ? 16 : 33, 2.5, solid([70, 66, 62], 0.8));
  }
}

function writeStamp(canvas: Canvas, { orderId, riderName, takenAt }: ProofSubject): void {
  canvas.rectangle(0, height - 64, width, 64, solid([12, 14, 18], 0.72));
  const time = new Date(takenAt).toISOString();
  write(canvas, 20, height - 52, 2.5, orderId, [255, 255, 255]);
  write(canvas, 20, height - 25, 2, riderName, [214, 220, 226]);
  write(canvas, 370, height - 25, 2, `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`, [255, 200, 96]);
}

function write(canvas: Canvas, x: number, y: number, dot: number, text: string, colour: Colour): void {
  const paint = solid(colour);
  for (const { column, row } of dotsOf(text)) canvas.rectangle(x + column * dot, y + row * dot, dot, dot, paint);
}
