import type { AuditEntryOnTheWire } from '@riderbell/contract/shapes/audit-entry.ts';
import { localDateOf } from '@riderbell/domain/countries/local-time.ts';
import { Bdi } from '@riderbell/ui/bdi.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useNow } from '@riderbell/web/use-now.ts';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import classes from './activity-table.module.css';
import { useEntryTexts } from './use-entry-texts.ts';

/** Entries by day, newest first: when, who, what, at which branch, and from where. */
export function ActivityTable({ entries }: { entries: readonly AuditEntryOnTheWire[] }) {
  const t = useTexts('activity');
  const navigation = useTexts('navigation');
  const formats = useFormats();
  const { time_zone } = useDeployment();
  const nowMs = useNow(60_000);
  const { vendor } = useCurrentVendor();
  const days = Map.groupBy(entries, ({ at }) => localDateOf(Date.parse(at), time_zone));
  return (
    <table className={`${classes.table} ${textLook({ size: 4, lines: 'even' })}`} aria-label={navigation('activity')}>
      <thead>
        <tr>
          <th scope="col">{t('time')}</th>
          <th scope="col">{t('person')}</th>
          <th scope="col">{t('kind')}</th>
          {vendor.is_parent && <th scope="col">{navigation('branch')}</th>}
          <th scope="col">{t('from')}</th>
        </tr>
      </thead>
      {[...days].map(([day, ofDay]) => (
        <tbody key={day}>
          <tr className={classes.day}>
            <Text as="th" scope="rowgroup" colSpan={vendor.is_parent ? 5 : 4} weight={750}>
              {formats.day(ofDay[0]?.at ?? day, nowMs)}
            </Text>
          </tr>
          {ofDay.map((entry) => (
            <EntryRow key={entry.entry_id} entry={entry} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function EntryRow({ entry }: { entry: AuditEntryOnTheWire }) {
  const formats = useFormats();
  const texts = useEntryTexts();
  const { vendor, vendors } = useCurrentVendor();
  const reason = texts.reason(entry);
  const changes = texts.changes(entry);
  const branch = vendors.find(({ vendor_id }) => vendor_id === entry.vendor_id)?.name ?? entry.vendor_id;
  return (
    <tr className={classes.entry}>
      <Text as="td" numbers tone="soft" className={classes.time}>
        <time dateTime={entry.at}>{formats.time(entry.at)}</time>
      </Text>
      <Text as="td" weight={600} className={classes.who}>
        <bdi>{texts.who(entry)}</bdi>
      </Text>
      <td className={classes.what}>
        {texts.what(entry)}
        {reason !== null && (
          <Text size={3} tone="soft">
            {reason}
          </Text>
        )}
        {changes.length > 0 && (
          <Text as="dl" size={3} tone="soft" className={classes.changes}>
            {changes.map(({ label, old, new: value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {old !== undefined && (
                    <>
                      <del>
                        <bdi>{old}</bdi>
                      </del>{' '}
                    </>
                  )}
                  <ins>
                    <bdi>{value}</bdi>
                  </ins>
                </dd>
              </div>
            ))}
          </Text>
        )}
      </td>
      {vendor.is_parent && (
        <Text as="td" tone="soft" className={classes.branch}>
          {branch}
        </Text>
      )}
      <Text as="td" size={3} tone="soft" className={classes.from}>
        {entry.from.network !== null && (
          <div>
            <Bdi>{entry.from.network}</Bdi>
          </div>
        )}
        {texts.from(entry)}
      </Text>
    </tr>
  );
}
