import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { useLabels } from '../labels.tsx';
import { Row } from '../layout/row.tsx';
import { Text } from '../layout/text.tsx';
import { useClearOfActions } from './clear-of-actions.ts';
import classes from './snackbars.module.css';
import { snackbars } from './notify.ts';

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck } as const;

/** The container of the snackbars. An error interrupts a screen reader; the others wait for a pause. */
export function SnackbarHost() {
  const { close } = useLabels();
  const shown = useSyncExternalStore(snackbars.subscribe, snackbars.shown, snackbars.shown);
  const host = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<Element | null>(null);
  const newest = shown.at(-1)?.id;
  useTopLayer(host, newest);
  useClearOfActions(host, newest !== undefined);
  useEscape(newest);

  const dismiss = (id: string) => {
    const box = host.current;
    const hadFocus = box?.contains(document.activeElement) === true;
    snackbars.close(id);
    if (!hadFocus) return;
    // Move the focus to the next snackbar, or back to where it was before the snackbars.
    const [next] = box?.querySelectorAll<HTMLElement>(`button:not([data-snackbar="${id}"])`) ?? [];
    const target = next ?? (previousFocus.current instanceof HTMLElement ? previousFocus.current : null);
    target?.focus();
  };
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && host.current?.contains(relatedTarget) !== true) previousFocus.current = relatedTarget;
    snackbars.pause('focus');
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (host.current?.contains(relatedTarget) !== true) snackbars.resume('focus');
  };
  return (
    <div
      ref={host}
      popover="manual"
      className={classes.host}
      onPointerEnter={() => snackbars.pause('pointer')}
      onPointerLeave={() => snackbars.resume('pointer')}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {shown.map(({ id, kind, message }) => {
        const Icon = icons[kind];
        const onKeyDown = (event: KeyboardEvent) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          dismiss(id);
        };
        return (
          <Row
            key={id}
            align="start"
            gap={3}
            className={classes.snackbar}
            data-kind={kind}
            role={kind === 'error' ? 'alert' : 'status'}
          >
            <Icon size={22} aria-hidden />
            <Text size={4} lines="open" grow className={classes.message}>
              {message}
            </Text>
            <IconButton
              className={classes.close}
              data-snackbar={id}
              label={close}
              onClick={() => dismiss(id)}
              onKeyDown={onKeyDown}
            >
              <X size={18} aria-hidden />
            </IconButton>
          </Row>
        );
      })}
    </div>
  );
}

/**
 * Keeps the snackbars above everything: a modal dialog covers everything outside the browser's top layer, and the last element to
 * enter that layer is on top. The empty container stays in it, because screen readers miss a message that appears with its container.
 */
function useTopLayer(host: { current: HTMLDivElement | null }, newest: string | undefined): void {
  useEffect(() => {
    const box = host.current;
    if (box?.matches(':popover-open') === false) box.showPopover();
    else if (newest !== undefined && document.querySelector('dialog[open]') !== null) {
      box?.hidePopover();
      box?.showPopover();
    }
  }, [host, newest]);
}

/** Escape closes the newest snackbar from anywhere, unless it closes an open dialog or popover first. */
function useEscape(newest: string | undefined): void {
  useEffect(() => {
    if (newest === undefined) return undefined;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('dialog[open], [popover="auto"]:popover-open, [aria-expanded="true"]') !== null)
        return;
      snackbars.close(newest);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [newest]);
}
