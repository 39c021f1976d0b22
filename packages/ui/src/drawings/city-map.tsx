import type { CSSProperties } from 'react';
import classes from './city-map.module.css';
import { cityRoute } from './city-route.ts';
import streets from './city-streets.svg';

/** The rider's position as a share of the route, and the seconds of the move to it. */
export interface RiderPosition {
  share: number;
  seconds: number;
}

/** The shop's share of the route: before it the rider comes to the shop, after it the order is on its way. */
export const shopShare = cityRoute.shopAt;

/**
 * A drawing of the order tracking map: real streets, and a rider on the route past the shop to the door. It needs no
 * tiles and uses the brand's colours and marker.
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
  const { path, shop, door } = cityRoute;
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
      <g className={classes.way} fill="none" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d={path} strokeDasharray="0.1 10" />
        <path
          d={path}
          pathLength={100}
          strokeDasharray="100 100"
          className={classes.done}
          style={{ ...transition, strokeDashoffset: 100 - share * 100 }}
        />
      </g>
      <g transform={`translate(${shop.x} ${shop.y})`}>
        <circle r="13" fill="#23263a" stroke="#fff" strokeWidth="2.5" />
        <path d="M-6-1h12v6h-12zM-7-6h14l1.500 4.500h-17z" fill="#fff" />
      </g>
      <g transform={`translate(${door.x} ${door.y})`}>
        <path
          d="M0 0C-8-11-16-17-16-28a16 16 0 1 1 32 0C16-17 8-11 0 0Z"
          stroke="#fff"
          strokeWidth="2.5"
          className={classes.door}
        />
        <path d="M-7-27 0-34l7 7v8h-14z" fill="#fff" />
      </g>
      <g
        className={classes.rider}
        style={{ ...transition, offsetPath: `path("${path}")`, offsetDistance: `${share * 100}%` }}
      >
        <image href={markerUrl} x="-26" y="-47" width="52" height="52" />
      </g>
    </svg>
  );
}

/**
 * Only the streets, in the parent's colours. Data © OpenStreetMap contributors (ODbL): every page that shows them says so. They are a
 * file beside the script, because the first view of a page does not wait for them.
 */
export function Streets() {
  return (
    <g fill="none" strokeLinejoin="round">
      <use href={`${streets}#parks`} className={classes.park} />
      <use href={`${streets}#water`} className={classes.water} />
      <use href={`${streets}#canals`} strokeWidth="3" className={classes.canal} />
      <use href={`${streets}#streets`} strokeWidth="2.5" className={classes.street} />
      <use href={`${streets}#avenues`} strokeWidth="7" className={classes.avenue} />
      <use href={`${streets}#motorways`} strokeWidth="8" className={classes.motorway} />
    </g>
  );
}
