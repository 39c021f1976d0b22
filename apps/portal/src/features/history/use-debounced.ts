import { useEffect, useRef } from 'react';

interface Debounced<Value> {
  call(value: Value): void;
  cancel(): void;
}

/** Calls `act` with the last value after a pause without another call, and not once the component is gone. */
export function useDebounced<Value>(act: (value: Value) => void, pauseMs: number): Debounced<Value> {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const cancel = () => clearTimeout(timer.current);
  return {
    cancel,
    call(value) {
      cancel();
      timer.current = setTimeout(() => latest.current(value), pauseMs);
    },
  };
}
