import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingShapes, type Drawing, type DrawingName, type DrawingShape } from './brand.ts';
import { checkSvg } from './check-svg.ts';

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The maxBytes sizes in bytes; every visitor of the portal loads some of the drawings. */
const maxBytes = { svg: 16_000, png: 160_000 };

type Size = { readonly width: number; readonly height: number };

/** @returns the drawing, or its fault as text */
export function readDrawing(folder: string, name: DrawingName): Drawing | string {
  let content: Buffer;
  try {
    content = readFileSync(join(folder, name));
  } catch (error) {
    return `cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown'})`;
  }
  const limit = name.endsWith('.svg') ? maxBytes.svg : maxBytes.png;
  if (content.length > limit) return `has ${content.length} bytes; at most ${limit} may travel`;
  const size = name.endsWith('.svg') ? sizeOfSvg(content) : sizeOfPng(content);
  if (typeof size === 'string') return size;
  const misshapen = shapeFault(size, drawingShapes[name]);
  if (misshapen !== null) return misshapen;
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 10);
  return { content, hash, width: size.width, height: size.height };
}

function sizeOfSvg(content: Buffer): Size | string {
  const checked = checkSvg(content.toString('utf8'));
  return checked.ok ? checked : checked.fault;
}

function sizeOfPng(content: Buffer): Size | string {
  // The header is the first chunk: its length, its name, then width and height.
  if (content.length < 33 || !content.subarray(0, 8).equals(pngSignature)) return 'is not a PNG picture';
  if (content.subarray(-8, -4).toString('latin1') !== 'IEND') return 'is not whole';
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
}

function shapeFault({ width, height }: Size, shape: DrawingShape): string | null {
  const is = `is ${width} by ${height}`;
  if (shape === 'square') return width === height ? null : `${is}, not square`;
  if (shape === 'wide') return width > height ? null : `${is}, not wider than high`;
  return width === shape.width && height === shape.height ? null : `${is}, not ${shape.width} by ${shape.height}`;
}
