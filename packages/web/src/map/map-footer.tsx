import { Fragment } from 'react';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { useFormats } from '../i18n/formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import classes from './map-view.module.css';
import { type MapOpening, scaleBar } from './map-zoom.ts';

const WIDEST_SCALE = 96;
/** The licence page of each source, by the source's name in the attribution. */
const sources = [
  { name: 'OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
  { name: 'GeoNames', url: 'https://www.geonames.org/' },
];

/** The scale and the attribution, which the data's licence requires to be visible always. */
export function MapFooter({
  attribution,
  view,
  isSchematic,
}: {
  attribution: string;
  view: MapOpening | null;
  isSchematic: boolean;
}) {
  const t = useTexts('places');
  const formats = useFormats();
  const scale = view && scaleBar(view.centre.latitude, view.zoom, WIDEST_SCALE);
  return (
    <Row gap={2} justify="between" className={classes.foot}>
      {scale ? (
        <span className={classes.scale}>
          {formats.distance(scale.metres)}
          {/* The browser sets this width through the style object, so no inline style is in the page. */}
          <span className={classes.scaleBar} style={{ width: scale.pixels }} />
        </span>
      ) : (
        <span />
      )}
      <p className={classes.note}>
        {isSchematic && <span>{t('map.schematic')} </span>}
        {attribution.split(', ').map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ', '}
            <Source part={part} />
          </Fragment>
        ))}
      </p>
    </Row>
  );
}

function Source({ part }: { part: string }) {
  const source = sources.find(({ name }) => part.includes(name));
  if (source === undefined) return <bdi>{part}</bdi>;
  return (
    <a href={source.url} target="_blank" rel="noreferrer">
      <bdi>{part}</bdi>
    </a>
  );
}
