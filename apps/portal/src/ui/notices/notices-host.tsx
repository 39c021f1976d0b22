import '@mantine/notifications/styles.css';
import { useDirection } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useLabels } from '../labels.tsx';
import type { NoticeKind } from './notify.ts';
import classes from './notices.module.css';

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck } as const;

/** Where snackbars appear. An error interrupts a screen reader, the rest waits for a pause. */
export function NoticesHost() {
  const { close } = useLabels();
  const { dir } = useDirection();
  return (
    <Notifications
      position={dir === 'rtl' ? 'bottom-right' : 'bottom-left'}
      limit={3}
      containerWidth={420}
      zIndex={400}
      renderNotification={({ id, message, ...data }) => {
        const kind = kindOf(data['data-kind']);
        const Icon = icons[kind];
        return (
          <div className={classes.notice} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
            <Icon className={classes.icon} size={22} aria-hidden />
            <p className={classes.message}>{message}</p>
            <button
              type="button"
              className={classes.close}
              aria-label={close}
              onClick={() => id !== undefined && notifications.hide(id)}
            >
              <X size={18} aria-hidden />
            </button>
          </div>
        );
      }}
    />
  );
}

function kindOf(value: unknown): NoticeKind {
  return value === 'error' || value === 'warning' || value === 'success' ? value : 'info';
}
