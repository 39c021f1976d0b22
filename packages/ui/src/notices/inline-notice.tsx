import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NoticeKind } from './notify.ts';
import classes from './inline-notice.module.css';

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck } as const;

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
    <div className={classes.notice} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon className={classes.icon} size={20} aria-hidden />
      <div className={classes.words}>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action}
    </div>
  );
}
