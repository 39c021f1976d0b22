import classes from './street-scene.module.css';

/** Along the streets below, from the shop to the door. */
const route =
  'M 262 560 H 366 Q 380 560 380 546 V 404 Q 380 390 394 390 H 446 Q 460 390 460 376 V 264 Q 460 250 474 250 H 676 Q 690 250 690 236 V 200';

const across = [40, 110, 180, 320, 460, 530, 630, 700, 770];
const down = [60, 140, 220, 300, 520, 760, 820, 900, 980];
/** Streets that end at a crossing, as they do: from, to, and where. */
const shortStreets = ['M 300 180 V 390', 'M 640 40 V 250', 'M 640 320 V 560', 'M 580 420 H 690', 'M 140 250 H 380'];

/**
 * A map of streets with an order on its way: the ground of the landing page's first view and of the sign-in. Drawn, not a
 * photograph: it weighs two kilobytes and takes the brand's colours.
 */
export function StreetScene({ className }: { className?: string }) {
  return (
    <svg
      className={className === undefined ? classes.scene : `${classes.scene} ${className}`}
      viewBox="180 40 640 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g transform="rotate(-9 480 330)">
        <g className={classes.blocks}>
          <rect x="468" y="258" width="104" height="124" rx="10" className={classes.park} />
          <rect x="698" y="398" width="114" height="154" rx="10" className={classes.park} />
          <path d="M 60 760 C 180 640 150 520 40 430 S -40 200 120 20" className={classes.water} />
        </g>
        <g className={classes.streets}>
          {across.map((y) => (
            <path key={y} d={`M -100 ${y} H 1100`} />
          ))}
          {down.map((x) => (
            <path key={x} d={`M ${x} -100 V 900`} />
          ))}
          {shortStreets.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
        <g className={classes.avenues}>
          <path d="M -100 250 H 1100" />
          <path d="M -100 560 H 1100" />
          <path d="M -100 390 H 1100" />
          <path d="M 380 -100 V 900" />
          <path d="M 460 -100 V 900" />
          <path d="M 580 -100 V 900" />
          <path d="M 690 -100 V 900" />
        </g>
        <path d={route} className={classes.route} />
        <path d={route} pathLength={100} className={classes.done} />
        <g transform="translate(262 560) rotate(9)">
          <circle r="15" fill="#fff" />
          <path d="M -7 -1 h 14 v 7 h -14 z M -8 -7 h 16 l 1.500 5 h -19 z" className={classes.shop} />
        </g>
        <g transform="translate(690 200) rotate(9)">
          <path d="M 0 0 C -9 -13 -19 -20 -19 -33 A 19 19 0 1 1 19 -33 C 19 -20 9 -13 0 0 Z" className={classes.pin} />
          <circle cy="-33" r="7.500" fill="#fff" />
        </g>
        <g className={classes.rider} style={{ offsetPath: `path("${route}")` }}>
          <circle r="30" className={classes.halo} />
          <circle r="17" fill="#fff" />
          <circle r="11" className={classes.dot} />
        </g>
      </g>
    </svg>
  );
}
