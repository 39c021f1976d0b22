import { Button } from '@mantine/core';
import { saveTrackingPage } from '@riderbell/contract/calls/tracking/save-tracking-page.ts';
import type { TrackingPageSettings } from '@riderbell/contract/shapes/tracking-page.ts';
import { trackingNoteMaximum } from '@riderbell/domain/tracking/tracking-page.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '../../../platform/api/api-problem.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { useBackOnline } from '../../../platform/api/online.ts';
import { useProblemText, useTexts } from '../../../platform/i18n/use-texts.ts';
import { LongTextField } from '../../../ui/fields/long-text-field.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { InlineNotice } from '../../../ui/notices/inline-notice.tsx';
import { notify } from '../../../ui/notices/notify.ts';
import classes from './link-settings.module.css';

/** @param now as it is saved; the form starts from it */
export function LinkSettingsForm({
  vendorId,
  now,
  onSaved,
}: {
  vendorId: string;
  now: TrackingPageSettings;
  onSaved: () => void;
}) {
  const t = useTexts('link-settings');
  const problemText = useProblemText();
  const [draft, setDraft] = useState(now);
  const save = useMutation({
    mutationFn: (body: TrackingPageSettings) => callApi(saveTrackingPage, { params: { id: vendorId }, body }),
    meta: { quiet: true },
    onSuccess: () => {
      notify({ kind: 'success', message: t('saved') });
      onSaved();
    },
  });
  const change = (next: Partial<TrackingPageSettings>) => {
    setDraft({ ...draft, ...next });
    // Why the last try failed is not said of what is changed since.
    if (save.isError) save.reset();
  };
  useBackOnline(() => {
    if (save.error instanceof ApiProblem && save.error.isOffline) save.reset();
  });
  const { length } = draft.note.trim();
  const tooLong = length > trackingNoteMaximum;
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!tooLong && !save.isPending) save.mutate(draft);
      }}
    >
      <SwitchField
        label={t('phone')}
        description={t('phone.about')}
        checked={draft.show_rider_phone}
        onChange={(show_rider_phone) => change({ show_rider_phone })}
      />
      <SwitchField
        label={t('map')}
        description={t('map.about')}
        checked={draft.show_map}
        onChange={(show_map) => change({ show_map })}
      />
      <LongTextField
        label={t('note')}
        description={t('note.about')}
        optional
        limit={trackingNoteMaximum}
        length={length}
        error={tooLong ? t('note.too-long') : null}
        value={draft.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      {save.isError && (
        <InlineNotice kind="error">
          {save.error instanceof ApiProblem ? problemText(save.error) : t('failed')}
        </InlineNotice>
      )}
      <Button type="submit" size="md" loading={save.isPending} disabled={tooLong}>
        {t('save')}
      </Button>
    </form>
  );
}
