import { type ReactNode, useId } from 'react';
import classes from './detail-card.module.css';

/** A section of the order detail, with its heading. */
export function DetailCard({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h3 id={id} className={classes.title}>
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
