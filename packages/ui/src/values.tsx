import type { ReactNode } from 'react';

/** An amount that `formats.money` formatted, with tabular figures and isolated from a right-to-left sentence. */
export function MoneyText({ children }: { children: string }) {
  return <bdi className="app-numbers">{children}</bdi>;
}

/** A formatted time, with the machine-readable instant. */
export function TimeText({ at, children }: { at: string | number; children: ReactNode }) {
  return (
    <time className="app-numbers" dateTime={new Date(at).toISOString()}>
      {children}
    </time>
  );
}
