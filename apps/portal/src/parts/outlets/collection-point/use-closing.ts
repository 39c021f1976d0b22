import { useRef, useState } from 'react';
import type { FormReports } from '../use-unsaved-input.ts';

/** The parts of the dialog, which are saved apart. */
export type OutletPart = 'details' | 'hours';

export interface Closing {
  /** Whether the merchant is asked about input that was not saved. */
  readonly isAsking: boolean;
  /** Closes the dialog, or asks first if input would be lost. */
  close: () => void;
  stay: () => void;
  discard: () => void;
  /** @param onOthersUnsaved instead of closing after a save, if another part still has input that was not saved */
  reportsOf: (part: OutletPart, onOthersUnsaved?: (other: OutletPart) => void) => FormReports;
}

/** Closes the dialog of a collection point without losing what was typed. */
export function useClosing(onClose: () => void): Closing {
  const unsaved = useRef(new Set<OutletPart>());
  const [isAsking, setIsAsking] = useState(false);
  return {
    isAsking,
    close: () => (unsaved.current.size > 0 ? setIsAsking(true) : onClose()),
    stay: () => setIsAsking(false),
    discard() {
      setIsAsking(false);
      onClose();
    },
    reportsOf: (part, onOthersUnsaved) => ({
      onUnsaved(isUnsaved) {
        if (isUnsaved) unsaved.current.add(part);
        else unsaved.current.delete(part);
      },
      onSaved() {
        const other = [...unsaved.current].find((one) => one !== part);
        if (other === undefined) onClose();
        else onOthersUnsaved?.(other);
      },
    }),
  };
}
