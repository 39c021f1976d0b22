import { Button, Portal } from '@mantine/core';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { Printer } from 'lucide-react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Dialog } from '@riderbell/ui/dialogs/dialog.tsx';
import { recipientLink } from '../links.ts';
import { OrderLabel } from './order-label.tsx';
import classes from './print-label.module.css';

/**
 * The label as it will be, with the way to the printer. While it stands open, printing the page by whatever way prints the label
 * alone: a copy of it stands beside the page, seen by nobody but the printer.
 */
export function PrintLabel({ order, opened, onClose }: { order: Order; opened: boolean; onClose: () => void }) {
  const t = useTexts('tracking');
  const label = <OrderLabel order={order} link={recipientLink(order)} />;
  return (
    <>
      <Dialog
        opened={opened}
        onClose={onClose}
        title={t('label.title')}
        actions={
          <Button leftSection={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
            {t('label.print')}
          </Button>
        }
      >
        <p className={classes.hint}>{t('label.hint')}</p>
        <div className={classes.preview}>{label}</div>
      </Dialog>
      {opened && (
        <Portal>
          <div className={classes.sheet}>{label}</div>
        </Portal>
      )}
    </>
  );
}
