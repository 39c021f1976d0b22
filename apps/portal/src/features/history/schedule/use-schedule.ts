import { saveExportSchedule } from '@riderbell/contract/calls/exports/save-export-schedule.ts';
import type { ExportScheduleOfVendor } from '@riderbell/contract/shapes/export-schedule.ts';
import type { ExportFrequency } from '@riderbell/domain/exports/export-schedule.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { useLanguage, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';

/** The schedule as its form shows it. What was chosen remains while the mails are off, until the form closes. */
export function useSchedule(vendorId: string, { schedule, people }: ExportScheduleOfVendor, onSaved: () => void) {
  const t = useTexts('exports');
  const { language } = useLanguage();
  const { includeOutlets } = useCurrentVendor();
  const [isOn, setIsOn] = useState(schedule !== null);
  const [draft, setDraft] = useState(() => ({
    frequency: schedule?.frequency ?? 'weekly',
    format: schedule?.format ?? 'xlsx',
    language: schedule?.language ?? language,
    include_outlets: schedule?.include_outlets ?? includeOutlets,
    recipients: schedule?.recipients ?? people.filter(({ is_you: isYou }) => isYou).map(({ email }) => email),
  }));
  const save = useMutation({
    mutationFn: () =>
      callApi(saveExportSchedule, { params: { id: vendorId }, body: { schedule: isOn ? draft : null } }),
    meta: { quiet: true },
    onSuccess: ({ result }) => {
      notify({ kind: 'success', message: t(result.schedule === null ? 'schedule.ended' : 'schedule.saved') });
      onSaved();
    },
  });
  const change = (changes: Partial<typeof draft>) => {
    setDraft({ ...draft, ...changes });
    // The last error does not apply to what changed since.
    if (save.isError) save.reset();
  };
  const setFrequency = (wanted: ExportFrequency | 'off') => {
    setIsOn(wanted !== 'off');
    change(wanted === 'off' ? {} : { frequency: wanted });
  };
  return { draft, change, isOn, setFrequency, save };
}
