import { saveTrackingPage } from '@riderbell/contract/calls/tracking/save-tracking-page.ts';
import type { TrackingPageSettings } from '@riderbell/contract/shapes/tracking-page.ts';
import { trackingNoteMaximum } from '@riderbell/domain/tracking/tracking-page.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { useBackOnline } from '@riderbell/web/api/online.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/browser-session.ts';
import { storageKeys } from '../../../platform/storage-keys.ts';
import { tabDraftOf } from '@riderbell/web/storage/tab-draft.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { LongTextField } from '@riderbell/ui/fields/long-text-field.tsx';
import { SwitchField } from '@riderbell/ui/fields/switch-field.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { Stack } from '@riderbell/ui/layout/stack.tsx';

/**
 * @param now the saved settings, with which the form starts
 * @param onSaved called when no typed text is unsaved
 */
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
  const account = useSession()?.user.id ?? '';
  const tabDraftFrom = (saved: TrackingPageSettings) =>
    tabDraftOf(storageKeys.linkSettings, `${account} ${vendorId}`, { ...saved });
  const [tabDraft, setTabDraft] = useState(() => tabDraftFrom(now));
  const [draft, setDraft] = useState<TrackingPageSettings>(tabDraft.fields);
  const typed = useRef(draft);
  useEffect(() => tabDraft.keep({ ...draft }), [tabDraft, draft]);
  const save = useMutation({
    mutationFn: (body: TrackingPageSettings) => callApi(saveTrackingPage, { params: { id: vendorId }, body }),
    meta: { quiet: true },
    onSuccess: (_, sent) => {
      notify({ kind: 'success', message: t('saved') });
      tabDraft.drop();
      if (typed.current === sent) onSaved();
      // The text that was typed during the save is not saved yet.
      else setTabDraft(tabDraftFrom(sent));
    },
  });
  const change = (next: Partial<TrackingPageSettings>) => {
    typed.current = { ...draft, ...next };
    setDraft(typed.current);
    // The last error does not apply to what changed since.
    if (save.isError) save.reset();
  };
  useBackOnline(() => {
    if (save.error instanceof ApiProblem && save.error.isOffline) save.reset();
  });
  const { length } = draft.note.trim();
  const tooLong = length > trackingNoteMaximum;
  return (
    <Stack
      as="form"
      gap={5}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!tooLong && !save.isPending) save.mutate(draft);
      }}
    >
      {tabDraft.found !== 'nothing' && (
        <InlineNotice kind={tabDraft.found === 'restored' ? 'info' : 'warning'}>
          {t(`draft.${tabDraft.found}`)}
        </InlineNotice>
      )}
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
    </Stack>
  );
}
