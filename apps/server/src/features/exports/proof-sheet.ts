import {
  headed,
  moment,
  type OrderColumn,
  type OrderFacts,
  sharedColumns,
  type SheetFrame,
  text,
} from './order-columns.ts';
import { handedOverAt, type MissingProof, reasonText } from './proof-reasons.ts';
import type { Cell, ExportedOrder, ProofKind, SheetColumn } from './ports.ts';

/** The files of a hand-over in the archive, and why one is missing; neither if there was no such hand-over. */
export interface FoundProofs {
  readonly names: readonly string[];
  readonly missing: MissingProof | null;
}

export type ProofsOfOrder = Readonly<Record<ProofKind, FoundProofs>>;

interface RowFacts extends OrderFacts {
  readonly proofs: ProofsOfOrder;
}

const { orderId, branchId, branch, customer, status, collected, delivered } = sharedColumns;

const columns: readonly OrderColumn<RowFacts>[] = [
  orderId,
  branchId,
  branch,
  customer,
  status,
  collected,
  delivered,
  moment('column.returned-at', ({ order }) => handedOverAt(order, 'return')),
  ...proofColumnsOf('pickup'),
  ...proofColumnsOf('delivery'),
  ...proofColumnsOf('return'),
];

function proofColumnsOf(kind: ProofKind): OrderColumn<RowFacts>[] {
  return [
    text(`proof.${kind}`, 30, ({ proofs }) => proofs[kind].names.join(' ') || null),
    text(`column.missing-${kind}`, 30, ({ words, proofs: { [kind]: found } }) =>
      found.missing === null ? null : reasonText(words, found.missing),
    ),
  ];
}

/** The columns of the report on an archive of proofs. */
export function proofColumns(frame: Pick<SheetFrame, 'words' | 'country'>): SheetColumn[] {
  return headed(columns, frame);
}

export function proofRow(frame: SheetFrame, order: ExportedOrder, proofs: ProofsOfOrder): Cell[] {
  return columns.map(({ of }) => of({ ...frame, order, proofs }));
}
