import type { ExportFormat } from '@riderbell/contract/shapes/order-export.ts';
import type { ExportScheduleOfVendor } from '@riderbell/contract/shapes/export-schedule.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { languageNames } from '@riderbell/domain/countries/language-names.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import { startOfDate } from '@riderbell/domain/countries/local-day.ts';
import { type ExportFrequency, exportFrequencies, nextExport } from '@riderbell/domain/exports/export-schedule.ts';
import { type FormEvent, useState } from 'react';
import { SubmitButton } from '@riderbell/ui/buttons/submit-button.tsx';
import { CheckboxField } from '@riderbell/ui/fields/checkbox-field.tsx';
import { SegmentedChoice } from '@riderbell/ui/fields/segmented-choice.tsx';
import { SelectField } from '@riderbell/ui/fields/select-field.tsx';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useNow } from '@riderbell/web/use-now.ts';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';
import { Recipients } from './recipients.tsx';
import { useSchedule } from './use-schedule.ts';

/** @param now the saved schedule, with which the form starts */
export function ScheduleForm({
  vendor,
  now,
  onSaved,
}: {
  vendor: Vendor;
  now: ExportScheduleOfVendor;
  onSaved: () => void;
}) {
  const t = useTexts('exports');
  const problemText = useProblemText();
  const { draft, change, isOn, setFrequency, save } = useSchedule(vendor.vendor_id, now, onSaved);
  const problem = save.error instanceof ApiProblem ? save.error : null;
  const isOfRecipients = problem?.field === 'schedule.recipients';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <Stack as="form" gap={5} noValidate onSubmit={submit}>
      <SegmentedChoice
        label={t('schedule.when')}
        choices={(['off', ...exportFrequencies] as const).map((value) => ({ value, label: t(`schedule.${value}`) }))}
        value={isOn ? draft.frequency : 'off'}
        onChange={setFrequency}
      />
      {isOn && (
        <>
          <Recipients
            people={now.people}
            chosen={draft.recipients}
            error={problem !== null && isOfRecipients ? problemText(problem) : null}
            onChange={(recipients) => change({ recipients })}
          />
          <FileChoices vendor={vendor} draft={draft} onChange={change} />
        </>
      )}
      {problem !== null && !isOfRecipients && <InlineNotice kind="error">{problemText(problem)}</InlineNotice>}
      <Text size={4} weight={600} numbers aria-live="polite">
        {isOn && <NextMail frequency={draft.frequency} />}
      </Text>
      <SubmitButton pending={save.isPending}>{t('schedule.save')}</SubmitButton>
    </Stack>
  );
}

/** Not from the contract's file, because a script that is shared with the download weighs on every page. */
const formats: readonly ExportFormat[] = ['xlsx', 'csv'];

type Draft = ReturnType<typeof useSchedule>['draft'];

/** The format and language of the file, and whose orders are in it. */
function FileChoices({
  vendor,
  draft,
  onChange,
}: {
  vendor: Vendor;
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}) {
  const files = useTexts('history');
  const common = useTexts('common');
  const navigation = useTexts('navigation');
  const { mayIncludeOutlets } = useCurrentVendor();
  const { languages } = useDeployment();
  const [saved] = useState(draft.language);
  const all = Object.keys(languageNames) as Language[];
  const offered = all.filter((value) => value === saved || languages.includes(value));
  return (
    <>
      <Grid columns={2} stacks gap={3}>
        <SelectField
          label={files('download.format')}
          options={formats.map((value) => ({ value, label: files(`download.${value}`) }))}
          value={draft.format}
          onChange={({ currentTarget }) => {
            const format = formats.find((value) => value === currentTarget.value);
            if (format !== undefined) onChange({ format });
          }}
        />
        <SelectField
          label={common('language')}
          options={offered.map((value) => ({ value, label: languageNames[value] }))}
          value={draft.language}
          onChange={({ currentTarget }) => {
            const language = offered.find((value) => value === currentTarget.value);
            if (language !== undefined) onChange({ language });
          }}
        />
      </Grid>
      {vendor.is_parent && mayIncludeOutlets && (
        <CheckboxField
          label={navigation('include-outlets')}
          name="include-outlets"
          checked={draft.include_outlets}
          onChange={(include_outlets) => onChange({ include_outlets })}
        />
      )}
    </>
  );
}

/** When the next mail comes and what it is about, by the clocks of the country. */
function NextMail({ frequency }: { frequency: ExportFrequency }) {
  const t = useTexts('exports');
  const { dateTime, date } = useFormats();
  const { time_zone: timeZone } = useDeployment();
  const { at, period } = nextExport(frequency, useNow(60_000), timeZone);
  const day = (of: string) => date(startOfDate(of, timeZone));
  return t('schedule.next', { time: dateTime(at), from: day(period.from), to: day(period.to) });
}
