import { Button } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
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
    <div className={classes.unchosen}>
      <TriangleAlert className={classes.unchosenIcon} size={18} aria-hidden />
      <output className={classes.unchosenText}>{t('search.unchosen')}</output>
      {chosen !== '' && (
        <Button className={classes.putBack} variant="default" size="xs" onClick={onPutBack}>
          {t('search.put-back', { address: chosen })}
        </Button>
      )}
    </div>
  );
}
