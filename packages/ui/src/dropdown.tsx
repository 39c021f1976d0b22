import { type ReactNode, useId, useState } from 'react';
import { Card } from './layout/card.tsx';
import classes from './dropdown.module.css';

/**
 * A button with a panel of controls below it. It uses the browser's popover, which handles Escape, clicks outside and the focus
 * order. The panel's children are mounted when it opens.
 */
export function Dropdown({
  label,
  panelLabel,
  button,
  className,
  panelClassName,
  children,
}: {
  /** The accessible name of the button. */
  label: string;
  panelLabel: string;
  button: ReactNode;
  className?: string | undefined;
  /** Sets the panel's inline position, because it is positioned relative to the window. */
  panelClassName?: string | undefined;
  children: (close: () => void) => ReactNode;
}) {
  const id = useId();
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        {button}
      </button>
      <Card
        as="dialog"
        raised
        padding={5}
        ref={setPanel}
        id={id}
        popover="auto"
        aria-label={panelLabel}
        className={`${classes.panel} ${panelClassName ?? ''}`}
        onBeforeToggle={(event) => {
          // React also bubbles the toggle events of a nested dialog.
          if (event.target !== event.currentTarget || event.newState !== 'open') return;
          // Measured at each opening, because a banner above the bar moves the button.
          const bottom = event.currentTarget.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
          event.currentTarget.style.insetBlockStart = `${bottom + 8}px`;
          setIsOpen(true);
        }}
        // Unmount only after the close, because the browser restores the focus while the content still exists.
        onToggle={(event) => event.target === event.currentTarget && event.newState === 'closed' && setIsOpen(false)}
      >
        {isOpen && children(() => panel?.hidePopover())}
      </Card>
    </>
  );
}
