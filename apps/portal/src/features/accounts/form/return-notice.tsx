import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';

/** Says that the sign-in returns to the page that the visitor requested. */
export function ReturnNotice() {
  const t = useTexts('common');
  return (
    <Stack after={6}>
      <InlineNotice kind="info">{t('asked-for')}</InlineNotice>
    </Stack>
  );
}
