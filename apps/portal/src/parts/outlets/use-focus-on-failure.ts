import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the first field with an error whenever `failures` rises. @returns the ref of the form */
export function useFocusOnFailure(failures: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
  return form;
}
