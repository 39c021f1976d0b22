import type { CSSProperties } from 'react';
import classes from './city-map.module.css';
import { cityStreets } from './city-streets.ts';

/** The rider's position as a share of the route, and the seconds of the move to it. */
export interface RiderPosition {
  share: number;
  seconds: number;
}

/** The shop's share of the route: before it the rider comes to the shop, after it the order is on its way. */
export const shopShare = cityStreets.shopAt;

/**
 * A drawing of the order tracking map: real streets, and a rider on the route past the shop to the door. It is four
 * kilobytes, needs no tiles and uses the brand's colours and marker.
 */
export function CityMap({
  rider: { share, seconds },
  markerUrl,
  className = '',
}: {
  rider: RiderPosition;
  markerUrl: string;
  className?: string | undefined;
}) {
  const { way, shop, door } = cityStreets;
  const transition: CSSProperties = { transitionDuration: `${seconds}s` };
  return (
    <svg
      className={`${classes.map} ${className}`}
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Streets />
      <path d={way} className={classes.way} />
      <path
        d={way}
        pathLength={100}
        className={classes.done}
        style={{ ...transition, strokeDashoffset: 100 - share * 100 }}
      />
      <g transform={`translate(${shop.x} ${shop.y})`}>
        <circle r="13" className={classes.shop} />
        <path d="M-6-1h12v6h-12zM-7-6h14l1.500 4.500h-17z" fill="#fff" />
      </g>
      <g transform={`translate(${door.x} ${door.y})`}>
        <path d="M0 0C-8-11-16-17-16-28a16 16 0 1 1 32 0C16-17 8-11 0 0Z" className={classes.door} />
        <path d="M-7-27 0-34l7 7v8h-14z" fill="#fff" />
      </g>
      <g
        className={classes.rider}
        style={{ ...transition, offsetPath: `path("${way}")`, offsetDistance: `${share * 100}%` }}
      >
        <image href={markerUrl} x="-26" y="-47" width="52" height="52" />
      </g>
    </svg>
  );
}

/** Only the streets, in the parent's colours. */
export function Streets() {
  const { water, canals, parks, streets, avenues, motorways } = cityStreets;
  return (
    <g className={classes.ground}>
      <path d={parks} className={classes.park} />
      <path d={water} className={classes.water} />
      <path d={canals} className={classes.canal} />
      <path d={streets} className={classes.street} />
      <path d={avenues} className={classes.avenue} />
      <path d={motorways} className={classes.motorway} />
    </g>
  );
}
