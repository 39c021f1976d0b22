import type { DisplayStatus } from '@riderbell/domain/orders/display-status.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { textLook } from '@riderbell/ui/layout/text.tsx';
import { Tile } from '@riderbell/ui/layout/tile.tsx';
import { statusLooks } from './status-look.ts';
import classes from './status.module.css';

const line = textLook({ tone: 'state', size: 2, weight: 700, lines: 'snug' });

/** The icon of a status in its tone; the word is beside it. */
export function StatusTile({ status }: { status: DisplayStatus }) {
  const { icon: Icon, tone } = statusLooks[status];
  return (
    <Tile size={40} data-tone={tone} data-tile aria-hidden>
      <Icon size={20} />
    </Tile>
  );
}

/** Icon and word of a status. */
export function StatusPill({ status }: { status: DisplayStatus }) {
  const t = useTexts('tracking');
  const { icon: Icon, tone } = statusLooks[status];
  return (
    <Row as="span" gap={1.5} className={`${line} ${classes.pill}`} data-tone={tone}>
      <Icon size={15} aria-hidden />
      {t(`display.${status}`)}
    </Row>
  );
}
