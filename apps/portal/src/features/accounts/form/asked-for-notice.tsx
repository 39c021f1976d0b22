import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import classes from '../connect-screen.module.css';

/** Says that the page behind the sign-in that was asked for comes after it. */
export function AskedForNotice() {
  const t = useTexts('common');
  return (
    <div className={classes.notice}>
      <InlineNotice kind="info">{t('asked-for')}</InlineNotice>
    </div>
  );
}
