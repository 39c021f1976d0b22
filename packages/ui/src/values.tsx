import type { ReactNode } from 'react';

/** An amount as `formats.money` wrote it: figures of one width, and in one piece inside a right-to-left sentence. */
export function MoneyText({ children }: { children: string }) {
  return <bdi className="app-numbers">{children}</bdi>;
}

/** A time as one of the formats wrote it, with the instant for machines. */
export function TimeText({ at, children }: { at: string | number; children: ReactNode }) {
  return (
    <time className="app-numbers" dateTime={new Date(at).toISOString()}>
      {children}
    </time>
  );
}
