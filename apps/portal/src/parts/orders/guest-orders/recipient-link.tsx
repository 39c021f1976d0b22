import { Send } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { ShareLink } from '../detail/share-link.tsx';
import type { LinkedOrder } from '../links.ts';

/** Reminds a guest to send the recipient the tracking link. Shops send hundreds of parcels and need no reminder. */
export function RecipientLink({ order }: { order: LinkedOrder }) {
  const t = useTexts('tracking');
  const title = useId();
  return (
    <Card as="section" tone="brand" padding={5} aria-labelledby={title}>
      <Row align="start" gap={3.5}>
        <Send size={22} aria-hidden className={textLook({ tone: 'brand' })} />
        <div>
          <Text as="h3" size={6} weight={700} lines="close" id={title}>
            {t('recipient.title')}
          </Text>
          <Text before={0.5} after={3} pretty>
            {t('recipient.text')}
          </Text>
          <Row wrap gap={2}>
            <ShareLink order={order} />
          </Row>
        </div>
      </Row>
    </Card>
  );
}
