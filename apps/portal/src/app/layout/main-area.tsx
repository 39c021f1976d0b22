import type { ReactNode } from 'react';

/** The target of the skip link. */
export const mainId = 'main';

/** The only `main` landmark of a page. */
export function MainArea({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <main id={mainId} tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
