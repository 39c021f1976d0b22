import type { ReactNode } from 'react';

/** Where the skip link goes. */
export const mainId = 'main';

/** The one `main` landmark of a page. */
export function MainArea({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <main id={mainId} tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
