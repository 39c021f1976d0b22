import { Streets } from './city-map.tsx';
import { cityRoute } from './city-route.ts';
import classes from './street-scene.module.css';

/**
 * Streets at night with the route of an order: the background of the landing page's first view and of the sign-in. It is a drawing
 * and not a photograph, because a drawing is small and uses the brand's colours.
 */
export function StreetScene({ className = '', withOrder = true }: { className?: string; withOrder?: boolean }) {
  const { path, shop, door } = cityRoute;
  return (
    <svg
      className={`${classes.scene} ${className}`}
      viewBox={withOrder ? '140 0 345 425' : '0 0 640 400'}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Streets />
      {withOrder && (
        <>
          <path
            d={path}
            fill="none"
            strokeWidth="3.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            className={classes.way}
          />
          <g stroke="#fff" strokeWidth="2.5">
            <circle cx={shop.x} cy={shop.y} r="7" className={classes.shop} />
            <circle cx={door.x} cy={door.y} r="7" className={classes.door} />
          </g>
        </>
      )}
    </svg>
  );
}
