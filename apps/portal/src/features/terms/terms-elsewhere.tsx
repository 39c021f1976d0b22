import { useEffect } from 'react';
import { useOnline } from '@riderbell/web/api/online.ts';
import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { useCountryName } from '@riderbell/web/i18n/country-name.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import classes from './terms.module.css';

/**
 * The terms of a country that publishes them elsewhere (specification §2). The page redirects, and has a link in case the redirect
 * fails. Without a network it stays, because the browser's own error page would have no way back.
 */
export function TermsElsewhere({ url }: { url: string }) {
  const t = useTexts('terms');
  const common = useTexts('common');
  const { name } = useBrand();
  const country = useCountryName().inSentence;
  const online = useOnline();
  useEffect(() => {
    if (online) window.location.replace(url);
  }, [online, url]);
  return (
    <Stack as="article" gap={4} align="start" className={classes.page}>
      <Text as="h1" display size="page" className={classes.title} tabIndex={-1}>
        {t('elsewhere.title', { brand: name })}
      </Text>
      {online ? (
        <Text size={7} tone="soft" pretty measure="long">
          {t('elsewhere.text', { country })}
        </Text>
      ) : (
        <InlineNotice kind="error">{common('error.cant-download-offline-tos')}</InlineNotice>
      )}
      <a href={url} className={buttonLook('filled')}>
        {t('elsewhere.go')}
      </a>
    </Stack>
  );
}
