import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import { Text, textLook } from '../layout/text.tsx';
import type { NoticeKind } from './notify.ts';
import classes from './inline-notice.module.css';

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck } as const;
const tones = { error: 'negative', warning: 'caution', info: 'brand', success: 'positive' } as const;

/** A message that stays in its place on the page, for example above a form. */
export function InlineNotice({
  kind,
  title,
  action,
  children,
}: {
  kind: NoticeKind;
  title?: string;
  /** A button or link that helps. */
  action?: ReactNode;
  children?: ReactNode;
}) {
  const Icon = icons[kind];
  return (
    <Row
      wrap
      align="start"
      gap={3}
      className={`${classes.notice} ${textLook({ size: 4, tone: 'ink', lines: 'open' })}`}
      data-tone={tones[kind]}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <Icon className={textLook({ tone: 'state' })} size={20} aria-hidden />
      <div className={classes.words}>
        {title !== undefined && <Text weight={700}>{title}</Text>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action}
    </Row>
  );
}
