import { type MissingProof, isRemoved, missingEntirely, missingPhoto } from './proof-reasons.ts';
import { proofColumns, proofRow, type ProofsOfOrder } from './proof-sheet.ts';
import type { ArchivedFile, ExportedOrder, ExportedProof, ExportNeeds, ProofKind } from './ports.ts';
import type { SheetFrame } from './order-columns.ts';

const kinds = ['pickup', 'delivery', 'return'] as const satisfies readonly ProofKind[];
const endings: Readonly<Record<ExportedProof['contentType'], string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
};

type Needs = Pick<ExportNeeds, 'photos' | 'newRowStore' | 'writers' | 'now'>;

/** The photos of the orders, and at the end a report of which there are and why others are missing. One photo is read at a time. */
export async function* proofFiles(
  needs: Needs,
  frame: SheetFrame,
  pages: AsyncIterable<readonly ExportedOrder[]>,
): AsyncGenerator<ArchivedFile, void, undefined> {
  const rows = needs.newRowStore();
  for await (const page of pages) {
    const ofPage: (readonly [ExportedOrder, ProofsOfOrder])[] = [];
    for (const order of page) ofPage.push([order, yield* filesOfOrder(needs, order)]);
    await rows.add(ofPage.map(([order, proofs]) => proofRow(frame, order, proofs)));
  }
  const report = { name: 'report', columns: proofColumns(frame), rows: rows.read() };
  yield { name: 'report.csv', at: frame.now, isCompressed: true, content: needs.writers.csv.write(report) };
}

async function* filesOfOrder(
  needs: Needs,
  order: ExportedOrder,
): AsyncGenerator<ArchivedFile, ProofsOfOrder, undefined> {
  const found: Partial<Record<ProofKind, ProofsOfOrder[ProofKind]>> = {};
  for (const kind of kinds) {
    const names: string[] = [];
    let missing: MissingProof | null = null;
    const proofs = order.proofs.filter((proof) => proof.kind === kind);
    for (const [index, proof] of proofs.entries()) {
      const content = isRemoved(proof, needs.now()) ? null : await needs.photos.read(proof.fileKey);
      if (content === null) {
        missing = missingPhoto(proof, needs.now());
        continue;
      }
      const name = photoName(order.orderId, proof, index + 1);
      names.push(name);
      yield { name, at: Date.parse(proof.takenAt), isCompressed: false, content: [content] };
    }
    const { storedDays } = needs.photos;
    if (proofs.length === 0) missing = missingEntirely(order, kind, { now: needs.now(), storedDays });
    found[kind] = { names, missing };
  }
  return found as ProofsOfOrder;
}

/** For example `d001-7K2M9QX4TB-delivery-1.jpg`: safe on every system, whatever an id has. */
function photoName(orderId: string, { kind, contentType }: ExportedProof, number: number): string {
  return `${orderId.replaceAll(/[^\w-]/g, '_')}-${kind}-${number}.${endings[contentType]}`;
}
