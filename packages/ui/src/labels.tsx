import { createContext, use } from 'react';

/** The texts that the ui components themselves show, in the language of the screen. */
export interface Labels {
  close: string;
  cancel: string;
  /** Shown after the label of an optional field. */
  optional: string;
  loading: string;
  charactersLeft(count: number): string;
  charactersOver(count: number): string;
}

const LabelsContext = createContext<Labels | null>(null);
export const LabelsProvider = LabelsContext.Provider;

export function useLabels(): Labels {
  const labels = use(LabelsContext);
  if (labels === null) throw new Error('The ui components need the LabelsProvider of app/app.tsx');
  return labels;
}
