import classes from './bar-chart.module.css';

/** One bar: its whole height is `total`, its lower part is `part`. */
export interface Bar {
  readonly key: string;
  /** Shown by the pointer; a table next to the chart has the same for everybody else. */
  readonly title: string;
  readonly total: number;
  readonly part: number;
}

const height = 100;

/**
 * Bars in the direction of reading, as an image with one label. Every value has to be in a table beside it, because the chart only shows
 * the course.
 * @param top the value at the upper edge; at least the largest total
 */
export function BarChart({ label, bars, top }: { label: string; bars: readonly Bar[]; top: number }) {
  const scale = height / Math.max(top, 1);
  return (
    <svg
      className={classes.chart}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the bars are elements that react to the pointer
      role="img"
      aria-label={label}
      viewBox={`0 0 ${bars.length * 10} ${height}`}
      preserveAspectRatio="none"
    >
      {[0.25, 0.5, 0.75].map((share) => (
        <line
          key={share}
          className={classes.grid}
          x1={0}
          x2={bars.length * 10}
          y1={height * share}
          y2={height * share}
        />
      ))}
      {bars.map(({ key, title, total, part }, index) => (
        <g key={key}>
          <title>{title}</title>
          {/* The whole column reacts to the pointer. */}
          <rect className={classes.column} x={index * 10} y={0} width={10} height={height} />
          <rect
            className={classes.total}
            x={index * 10 + 1}
            width={8}
            y={height - total * scale}
            height={total * scale}
          />
          <rect className={classes.part} x={index * 10 + 1} width={8} y={height - part * scale} height={part * scale} />
        </g>
      ))}
    </svg>
  );
}
