import { useEffect, useEffectEvent, useState } from 'react';

/** What a form reports to the dialog around it. */
export interface FormReports {
  /** Whether the form has input that was not saved. */
  onUnsaved: (isUnsaved: boolean) => void;
  /** The form was saved, and nothing was typed into it since the save began. */
  onSaved: () => void;
}

/**
 * Compares what is typed with what was saved last, and reports it.
 *
 * @param content what is typed, as a text that is equal for equal input
 * @returns takes the content that a save has stored
 */
export function useUnsavedInput(content: string, { onUnsaved, onSaved }: FormReports): (stored: string) => void {
  const [saved, setSaved] = useState({ content, saves: 0 });
  const isUnsaved = content !== saved.content;
  const report = useEffectEvent(onUnsaved);
  const reportSave = useEffectEvent((saves: number) => {
    if (saves > 0 && !isUnsaved) onSaved();
  });
  useEffect(() => {
    report(isUnsaved);
    return () => report(false);
  }, [isUnsaved]);
  const { saves } = saved;
  useEffect(() => reportSave(saves), [saves]);
  return (stored) => setSaved((before) => ({ content: stored, saves: before.saves + 1 }));
}
