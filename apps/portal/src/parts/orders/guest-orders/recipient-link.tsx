import { Send } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { ShareLink } from '../detail/share-link.tsx';
import type { LinkedOrder } from '../links.ts';
import classes from './recipient-link.module.css';

/** Reminds a guest to send the recipient the tracking link. Shops send hundreds of parcels and need no reminder. */
export function RecipientLink({ order }: { order: LinkedOrder }) {
  const t = useTexts('tracking');
  const title = useId();
  return (
    <section className={classes.card} aria-labelledby={title}>
      <Send size={22} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <h3 id={title} className={classes.title}>
          {t('recipient.title')}
        </h3>
        <p className={classes.text}>{t('recipient.text')}</p>
        <div className={classes.buttons}>
          <ShareLink order={order} />
        </div>
      </div>
    </section>
  );
}
