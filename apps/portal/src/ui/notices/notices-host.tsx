import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLabels } from '../labels.tsx';
import classes from './notices.module.css';
import { notices } from './notify.ts';

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck } as const;

/** Where snackbars appear. An error interrupts a screen reader, the rest waits for a pause. */
export function NoticesHost() {
  const { close } = useLabels();
  const shown = useSyncExternalStore(notices.subscribe, notices.shown);
  const host = useRef<HTMLDivElement>(null);
  const newest = shown.at(-1)?.id;
  // A modal dialog covers what does not stand in the browser's top layer; the last to enter it is on top.
  useEffect(() => {
    if (newest === undefined) return undefined;
    const box = host.current;
    box?.showPopover();
    return () => box?.hidePopover();
  }, [newest]);
  return (
    <div
      ref={host}
      popover="manual"
      className={classes.host}
      aria-live="polite"
      onPointerEnter={notices.pause}
      onPointerLeave={notices.resume}
      onFocus={notices.pause}
      onBlur={notices.resume}
    >
      {shown.map(({ id, kind, message }) => {
        const Icon = icons[kind];
        return (
          <div key={id} className={classes.notice} data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
            <Icon className={classes.icon} size={22} aria-hidden />
            <p className={classes.message}>{message}</p>
            <button type="button" className={classes.close} aria-label={close} onClick={() => notices.close(id)}>
              <X size={18} aria-hidden />
            </button>
          </div>
        );
      })}
    </div>
  );
}
