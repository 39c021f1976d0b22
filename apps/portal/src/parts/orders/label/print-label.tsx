import type { Order } from '@riderbell/contract/shapes/order.ts';
import { Printer } from 'lucide-react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { ElementPortal } from '@riderbell/ui/element-portal.tsx';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Dialog } from '@riderbell/ui/dialogs/dialog.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { recipientLink } from '../links.ts';
import { OrderLabel } from './order-label.tsx';
import classes from './print-label.module.css';

/**
 * A preview of the label, with a button to print it. While the dialog is open, printing the page in any way prints only
 * the label: a copy of it beside the page is visible to the printer only.
 */
export function PrintLabel({ order, isOpen, onClose }: { order: Order; isOpen: boolean; onClose: () => void }) {
  const t = useTexts('tracking');
  const label = <OrderLabel order={order} link={recipientLink(order)} />;
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title={t('label.title')}
        actions={
          <Button icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
            {t('label.print')}
          </Button>
        }
      >
        <Text size={4} tone="soft" after={4}>
          {t('label.hint')}
        </Text>
        <Stack align="center">{label}</Stack>
      </Dialog>
      {isOpen && (
        <ElementPortal element={document.body}>
          <div className={classes.sheet}>{label}</div>
        </ElementPortal>
      )}
    </>
  );
}
