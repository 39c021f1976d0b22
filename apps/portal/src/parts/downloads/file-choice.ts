import { type ExportFormat, exportFormats } from '@riderbell/contract/shapes/order-export.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';

/** A file that can be downloaded. */
export interface FileChoice {
  /** Decides the icon. */
  readonly kind: ExportFormat | 'zip';
  readonly label: string;
  readonly hint: string;
  readonly pathOf: (language: string) => string;
}

export interface OfferedFile {
  /** Also the title of the dialog. */
  readonly title: string;
  /** Says that the download failed; the reason follows. */
  readonly failed: string;
  /** The first one is chosen at first. */
  readonly choices: readonly FileChoice[];
}

/** Offers the same table in each format. */
export function useSheetChoices() {
  const t = useTexts('history');
  return (pathOf: (format: ExportFormat, language: string) => string): FileChoice[] =>
    exportFormats.map((kind) => ({
      kind,
      label: t(`download.${kind}`),
      hint: t(`download.${kind}.hint`),
      pathOf: (language) => pathOf(kind, language),
    }));
}
