import { TriangleAlert } from 'lucide-react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { textLook } from '@riderbell/ui/layout/text.tsx';
import classes from './address-search.module.css';

/** Says that the typed address is not the chosen one, and offers to restore that. */
export function UnchosenNote({
  chosen,
  onPutBack,
}: {
  /** The previously chosen address; empty without one. */
  chosen: string;
  onPutBack: () => void;
}) {
  const t = useTexts('places');
  return (
    <Row wrap gap={3} before={1.5} className={textLook({ size: 3, tone: 'caution', lines: 'open' })}>
      <TriangleAlert size={18} aria-hidden />
      <output className={classes.unchosen}>{t('search.unchosen')}</output>
      {chosen !== '' && (
        <Button variant="default" size="xs" onClick={onPutBack}>
          {t('search.put-back', { address: chosen })}
        </Button>
      )}
    </Row>
  );
}
