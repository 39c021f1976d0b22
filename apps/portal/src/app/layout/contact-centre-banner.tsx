import { Megaphone, X } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../platform/storage-keys.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { IconButton } from '@riderbell/ui/buttons/icon-button.tsx';
import classes from './contact-centre-banner.module.css';

/** Reports technical problems and delays at the contact centre (specification §2). A closed banner stays closed for the same incident. */
export function ContactCentreBanner() {
  const t = useTexts('maintenance');
  const [isClosed, setIsClosed] = useState(() => store.read(storageKeys.contactCentreClosed) === true);
  if (isClosed) return null;
  return (
    <Row as="aside" gap={3} className={classes.banner} aria-label={t('contact-centre')}>
      <Megaphone size={20} aria-hidden className={textLook({ tone: 'caution' })} />
      <Text size={4} lines="even" grow>
        {t('contact-centre.text')}
      </Text>
      <IconButton
        label={t('contact-centre.close')}
        onClick={() => {
          store.write(storageKeys.contactCentreClosed, true);
          setIsClosed(true);
        }}
      >
        <X size={18} aria-hidden />
      </IconButton>
    </Row>
  );
}
