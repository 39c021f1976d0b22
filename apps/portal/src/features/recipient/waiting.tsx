import classes from './link.module.css';

/** The page before its first answer, as high as what comes, so that nothing jumps. The server sends this to everybody. */
export function Waiting({ title }: { title: string }) {
  return (
    <div className={classes.page} aria-busy>
      <section className={classes.card}>
        <h1 className={classes.waitingTitle} tabIndex={-1}>
          {title}
        </h1>
        <div className={classes.skeleton} data-size="answer" />
        <div className={classes.skeleton} data-size="line" />
        <div className={classes.skeleton} data-size="steps" />
      </section>
      <div className={classes.skeleton} data-size="card" />
      <div className={classes.skeleton} data-size="card" />
    </div>
  );
}
