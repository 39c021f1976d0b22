import type { ProofKind } from '@riderbell/contract/files.ts';

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/svg+xml': '.svg',
};

/** The file name of a downloaded proof, which names its order and its kind; `type` is its media type. */
export function proofFileName(orderId: string, kind: ProofKind, type: string): string {
  return `${orderId}-proof-of-${kind}${endings[type.split(';')[0] ?? ''] ?? ''}`;
}
