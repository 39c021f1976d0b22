import type { Country } from '@riderbell/domain/countries/country.ts';
import type { Logger } from 'pino';
import { internationalPhone } from '../adapters/phone-numbers/possible-phone.ts';
import { packedRows } from '../adapters/archives/packed-rows.ts';
import { zipArchives } from '../adapters/archives/zip-archives.ts';
import { PostgresExportAudit } from '../adapters/postgres/audit/export-audit.ts';
import type { Database } from '../adapters/postgres/database.ts';
import { PostgresPeople } from '../adapters/postgres/people.ts';
import { csvSheets } from '../adapters/sheets/csv-sheets.ts';
import { xlsxSheets } from '../adapters/sheets/xlsx-sheets.ts';
import { openTexts } from '../adapters/texts/area-texts.ts';
import { exportTexts } from '../adapters/texts/export-texts.ts';
import { createExportsFeature } from '../features/exports/feature.ts';
import type { Vendors } from '../features/numbers/ports.ts';
import type { ExportFiles, OrderSelection, ProofPhotos, TrailSelection } from '../features/exports/ports.ts';
import type { Settings } from '../settings/settings.ts';
import { composeNumbers, numbersReader } from './numbers.ts';
import { textsFolder } from './texts-folder.ts';

export interface ExportParts {
  readonly database: Database;
  readonly orders: OrderSelection;
  readonly trail: TrailSelection;
  /** The files of proofs; the reading of one may fail. */
  readonly photos: Pick<ProofPhotos, 'read'>;
  readonly vendors: Vendors;
  readonly allOutletOrders: () => boolean;
  readonly country: Country;
  readonly settings: Pick<Settings, 'brands' | 'proofs'>;
  readonly now: () => number;
  readonly log: Logger;
}

/** Composes the exports of orders, their proofs, numbers and the audit trail. */
export function composeExports(parts: ExportParts): ExportFiles {
  const { database, orders, trail, photos, country, settings, now, log } = parts;
  const texts = (area: string) =>
    openTexts(textsFolder, area, (file, why) =>
      log.warn({ file, err: why }, 'exports are in English: the texts of a language are missing'),
    );
  return createExportsFeature({
    orders,
    numbers: numbersReader(composeNumbers(parts).handlers),
    trail,
    people: new PostgresPeople(database.pool),
    audit: new PostgresExportAudit(database.kysely),
    texts: exportTexts({ sheets: texts('sheets'), tracking: texts('tracking') }),
    photos: {
      storedDays: settings.proofs.retentionDays,
      read: (fileKey) =>
        photos.read(fileKey).catch((why: unknown) => {
          log.error({ file: fileKey, err: why }, 'a proof is missing in an export: its file cannot be read');
          return null;
        }),
    },
    archives: zipArchives,
    newRowStore: packedRows,
    writers: { xlsx: xlsxSheets, csv: csvSheets },
    country,
    brand: settings.brands.brand,
    showPhone: internationalPhone(country.code),
    now,
  });
}
