import type { ReactNode } from 'react';

/** A phone number, id or coordinate, always left to right, even inside a right-to-left sentence. */
export function Bdi({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
