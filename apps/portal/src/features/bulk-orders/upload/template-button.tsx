import { bulkTemplatePath } from '@riderbell/contract/files.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { FileButton } from '../file-button.tsx';

/** Downloads the template in the language of the screen. */
export function TemplateButton({ vendorId }: { vendorId: string }) {
  const t = useTexts('bulk-orders');
  return (
    <FileButton
      label={t('upload.template')}
      failed={t('template-file-error')}
      pathOf={(language) => bulkTemplatePath(vendorId, language)}
    />
  );
}
