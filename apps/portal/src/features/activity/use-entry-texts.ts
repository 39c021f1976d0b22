import type { AuditEntryOnTheWire } from '@riderbell/contract/shapes/audit-entry.ts';
import { isAuditAction } from '@riderbell/domain/audit/audit-actions.ts';
import { cancelReasons } from '@riderbell/domain/orders/cancellation.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { type Change, changesOf } from './entry-changes.ts';

const methods = [
  'CASH_ON_DELIVERY',
  'PAYMENT_ON_DELIVERY',
  'PAY_AT_PICKUP',
  'PAID',
  'cybersource_creditcard',
  'generic_creditcard',
] as const;

const moneyFields: ReadonlySet<string> = new Set(['amount', 'delivery_fee', 'expected', 'counted']);

export interface ShownChange {
  readonly label: string;
  readonly old: string | undefined;
  readonly new: string;
}

/** The words of an entry in the screen's language. */
export function useEntryTexts() {
  const t = useTexts('activity');
  const orders = useTexts('tracking');
  const pages = useTexts('link-settings');
  const cash = useTexts('cash-book');
  const exports = useTexts('exports');
  const formats = useFormats();
  const labels: Readonly<Record<string, string>> = {
    name: t('field.name'),
    phone: t('field.phone'),
    address: t('field.address'),
    unit: t('field.unit'),
    building: t('field.building'),
    notes: orders('detail.notes'),
    items: orders('detail.items'),
    amount: orders('payment.item-value'),
    payment_method: orders('payment.method'),
    delivery_fee: orders('fee.title'),
    preordered_for: t('field.time'),
    show_rider_phone: pages('phone'),
    show_map: pages('map'),
    note: pages('note'),
    frequency: exports('schedule.when'),
    recipients: exports('schedule.people'),
    rows: t('field.rows'),
    orders: t('field.orders'),
    edits: t('field.edits'),
    errors: t('field.errors'),
  };
  const cashLabels: Readonly<Record<string, string>> = {
    amount: cash('amount'),
    expected: cash('to-count'),
    counted: cash('counted'),
    note: cash('note'),
    reason: cash('reason'),
    explanation: cash('explanation'),
  };
  const show = (field: string, value: Change['new']): string => {
    if (value === null || value === '') return '–';
    if (typeof value === 'boolean') return value ? t('on') : t('off');
    if (typeof value === 'number') return moneyFields.has(field) ? formats.money(value) : formats.number(value);
    if (field === 'frequency' && (value === 'weekly' || value === 'monthly')) return exports(`schedule.${value}`);
    if (field === 'preordered_for') return formats.dateTime(value);
    if (field === 'payment_method')
      return orders(`payment.method.${methods.find((one) => one === value) ?? 'unknown'}`);
    return value;
  };
  return {
    who({ who }: AuditEntryOnTheWire): string {
      if (who.kind === 'embedded' || who.kind === 'fleet' || who.kind === 'system') return t(`who.${who.kind}`);
      return who.name;
    },
    what({ what, subject }: AuditEntryOnTheWire): string {
      // A file may come without its name.
      return isAuditAction(what) ? t(`what.${what}`, { subject: subject || '–' }) : t('what.unknown');
    },
    /** Why an order was cancelled, if a merchant gave one of the reasons. */
    reason({ details }: AuditEntryOnTheWire): string | null {
      const reason = cancelReasons.find((one) => one === details['reason']);
      return reason === undefined ? null : orders(`cancel.reason.${reason}`);
    },
    changes(entry: AuditEntryOnTheWire): ShownChange[] {
      const names = entry.what.startsWith('cash.') ? cashLabels : labels;
      return changesOf(entry, Object.keys(names)).map(({ field, old, new: value }) => ({
        label: names[field] ?? field,
        // A field that was empty shows only its new value.
        old: old === undefined || old === null || old === '' ? undefined : show(field, old),
        new: show(field, value),
      }));
    },
    from({ from: { browser, system } }: AuditEntryOnTheWire): string {
      return [browser, system].filter((part) => part !== null).join(' · ');
    },
  };
}
