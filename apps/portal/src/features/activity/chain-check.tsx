import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { checkQuery } from './activity-query.ts';

/** Says whether any entry was changed or removed after it was written. */
export function ChainCheck() {
  const t = useTexts('activity');
  const formats = useFormats();
  const { vendor } = useCurrentVendor();
  const { data, isError } = useQuery(checkQuery(vendor.vendor_id));
  if (data?.intact === false) {
    const number = formats.number(data.broken_sequence ?? 0);
    return <InlineNotice kind="error">{t('broken', { number })}</InlineNotice>;
  }
  if (isError) return <InlineNotice kind="warning">{t('check-failed')}</InlineNotice>;
  if (data?.since === null) return null;
  return (
    <Text as={Row} gap={2} size={3} tone={data === undefined ? 'soft' : 'positive'}>
      <ShieldCheck size={18} aria-hidden />
      {data === undefined
        ? t('checking')
        : t('intact', { date: formats.date(data.since), number: formats.number(data.entries) })}
    </Text>
  );
}
