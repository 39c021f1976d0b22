import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import classes from '../connect-screen.module.css';

/** Says that the sign-in returns to the page that the visitor requested. */
export function ReturnNotice() {
  const t = useTexts('common');
  return (
    <div className={classes.notice}>
      <InlineNotice kind="info">{t('asked-for')}</InlineNotice>
    </div>
  );
}
