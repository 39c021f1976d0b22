import { type ReactNode, useId, useState } from 'react';
import classes from './dropdown.module.css';

/**
 * A button with a panel of controls below it, by the browser's own popover: Escape, a click elsewhere and the order of the focus are
 * the browser's. The panel is built when it opens.
 */
export function Dropdown({
  label,
  panelLabel,
  button,
  className,
  panelClassName,
  children,
}: {
  /** What the button says to a screen reader. */
  label: string;
  panelLabel: string;
  button: ReactNode;
  className?: string | undefined;
  /** Where the panel stands along the line, since it is placed against the window. */
  panelClassName?: string | undefined;
  children: (close: () => void) => ReactNode;
}) {
  const id = useId();
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={opened}
        popoverTarget={id}
      >
        {button}
      </button>
      <dialog
        ref={setPanel}
        id={id}
        popover="auto"
        aria-label={panelLabel}
        className={`${classes.panel} ${panelClassName ?? ''}`}
        onBeforeToggle={(event) => {
          // A dialog inside has such events too, and React lets them rise.
          if (event.target !== event.currentTarget || event.newState !== 'open') return;
          // Below the button wherever that is now: a banner above the bar moves it.
          const bottom = event.currentTarget.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
          event.currentTarget.style.insetBlockStart = `${bottom + 8}px`;
          setOpened(true);
        }}
        // Only after it has closed: the browser gives the focus back from what is still inside.
        onToggle={(event) => event.target === event.currentTarget && event.newState === 'closed' && setOpened(false)}
      >
        {opened && children(() => panel?.hidePopover())}
      </dialog>
    </>
  );
}
