import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Tile } from '@riderbell/ui/layout/tile.tsx';
import classes from './who.module.css';

/** A person or a place: an icon, the words, and a link to call. */
export function Who({
  sign,
  tone,
  call,
  children,
}: {
  sign: ReactNode;
  tone: 'person' | 'place';
  call?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Grid gap={3} className={classes.who}>
      <Tile size={44} round={tone === 'person'} tone={tone === 'person' ? 'brand' : 'sunken'} aria-hidden>
        {sign}
      </Tile>
      <div>{children}</div>
      {call}
    </Grid>
  );
}

/** The link to call a person or a shop, because that is what a recipient at the door does with a number. */
export function CallLink({ of, to }: { of: string; to: string }) {
  const t = useTexts('public-tracking');
  return (
    <a href={`tel:${to}`} className={`${buttonLook('light')} ${classes.call}`}>
      <Phone size={18} aria-hidden />
      <span>{t('call', { name: of })}</span>
    </a>
  );
}
