import { drawQr } from '@riderbell/web/qr/draw-qr.ts';

/** A QR code: black on white with the margin that scanners need, sharp at any size. */
export function QrCode({ text, name, className }: { text: string; name: string; className?: string | undefined }) {
  const { size, path } = drawQr(text);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element takes a URL, not a drawing
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
