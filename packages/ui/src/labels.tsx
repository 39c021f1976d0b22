import { createContext, use } from 'react';

/** The few words that the building blocks themselves say, in the language of the screen. */
export interface Labels {
  close: string;
  cancel: string;
  /** Behind the label of a field that may stay empty. */
  optional: string;
  loading: string;
  charactersLeft(count: number): string;
  charactersOver(count: number): string;
}

const LabelsContext = createContext<Labels | null>(null);
export const LabelsProvider = LabelsContext.Provider;

export function useLabels(): Labels {
  const labels = use(LabelsContext);
  if (labels === null) throw new Error('The building blocks need the LabelsProvider of app/app.tsx');
  return labels;
}
