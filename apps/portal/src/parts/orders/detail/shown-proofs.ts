import type { ProofKind } from '@riderbell/contract/files.ts';
import type { FlagName } from '@riderbell/domain/flags/flags.ts';

const flagOf: Readonly<Record<ProofKind, FlagName>> = {
  pickup: 'proof-of-pickup-web',
  delivery: 'proof-of-delivery-web',
  return: 'proof-of-return-web',
};

/** The photos that the portal shows: each kind has a separate flag (specification §6). */
export function shownProofs(proofs: readonly ProofKind[], isOn: (name: FlagName) => boolean): readonly ProofKind[] {
  return proofs.filter((kind) => isOn(flagOf[kind]));
}
