import { CircleAlert, Clock4, Hourglass, LinkIcon, type LucideIcon, ReceiptText, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { FullState } from '@riderbell/ui/states/full-state.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { isFinal, type Refusal } from './following/refusal.ts';
import classes from './link.module.css';

const icons: Readonly<Record<Refusal, LucideIcon>> = {
  'not-found': LinkIcon,
  expired: Hourglass,
  'not-ready': ReceiptText,
  'too-many': Clock4,
  offline: WifiOff,
  unreachable: WifiOff,
  failure: CircleAlert,
};

/** A link that shows nothing: why, and what to do about it. A temporary refusal is retried automatically and by a button. */
export function LinkState({
  refusal,
  onAsk,
  action,
}: {
  refusal: Refusal;
  onAsk: () => void;
  /** What the reader can do instead, if anything. */
  action?: ReactNode;
}) {
  const t = useTexts('public-tracking');
  const Icon = icons[refusal];
  const again = (
    <button type="button" className={buttonLook('filled')} onClick={onAsk}>
      {t('try-now')}
    </button>
  );
  return (
    <div className={classes.page}>
      <Card as="section" padding={5}>
        <FullState
          level={1}
          icon={<Icon size={32} />}
          title={t(`state.${refusal}.title`)}
          action={action ?? (isFinal(refusal) || refusal === 'too-many' ? undefined : again)}
        >
          {t(`state.${refusal}.text`)}
        </FullState>
      </Card>
    </div>
  );
}
