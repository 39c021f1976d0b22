import { Plus } from 'lucide-react';
import type { OpeningHours } from '@riderbell/domain/outlets/opening-hours.ts';
import { openingHoursLimits, weekdays } from '@riderbell/domain/outlets/opening-hours.ts';
import { useLanguage, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { DialogActions } from '@riderbell/ui/dialogs/dialog-actions.tsx';
import { SwitchField } from '@riderbell/ui/fields/switch-field.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { ExceptionFields } from './exception-fields.tsx';
import { usualWindow } from './hours-draft.ts';
import classes from './opening-hours.module.css';
import { OpeningWindows } from './opening-windows.tsx';
import { useFocusOnFailure } from '../use-focus-on-failure.ts';
import type { FormReports } from '../use-unsaved-input.ts';
import { useOpeningHours } from './use-opening-hours.ts';
import { weekdayNames } from '@riderbell/web/i18n/weekday-names.ts';

/** The windows of each weekday, and the days with other hours (docs/outlets.md, Opening hours). */
export function OpeningHoursForm({
  outletId,
  now,
  reports,
}: {
  outletId: string;
  now: OpeningHours | null;
  reports: FormReports;
}) {
  const t = useTexts('outlets');
  const names = weekdayNames(useLanguage().language, 'long');
  const form = useOpeningHours(outletId, now, reports);
  const { isAlways, week, exceptions } = form.draft;
  const element = useFocusOnFailure(form.failures);
  return (
    <Stack
      as="form"
      ref={element}
      gap={4}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <SwitchField
        label={t('hours.always')}
        description={t('hours.limit')}
        checked={isAlways}
        onChange={(always) => form.change({ isAlways: always })}
      />
      {!isAlways && (
        <div>
          {weekdays.map((day, index) => (
            <Row
              as="fieldset"
              key={day}
              align="start"
              wrap
              line={index === 0 ? undefined : 'before'}
              className={classes.day}
            >
              <Text as="legend" weight={650} className={classes.name}>
                {names[index]}
              </Text>
              <div className={classes.windows}>
                <OpeningWindows
                  windows={week[day]}
                  fault={(place) => form.fault(`week.${day}.${place}`)}
                  onChange={(windows) => form.change({ week: { ...week, [day]: windows } })}
                />
              </div>
            </Row>
          ))}
        </div>
      )}
      <Stack as="section" gap={3} aria-labelledby="exceptions">
        <Text as="h3" size={6} weight={750} id="exceptions">
          {t('exceptions')}
        </Text>
        {exceptions.map((exception, index) => (
          <ExceptionFields
            // oxlint-disable-next-line react/no-array-index-key -- a day without a date has no identity but its place
            key={index}
            exception={exception}
            fault={(field) => form.fault(`exceptions.${index}.${field}`)}
            onChange={(changed) => form.change({ exceptions: exceptions.with(index, { ...exception, ...changed }) })}
            onRemove={() => form.change({ exceptions: exceptions.toSpliced(index, 1) })}
          />
        ))}
        {exceptions.length < openingHoursLimits.exceptions && (
          <Row>
            <Button
              variant="default"
              size="sm"
              icon={<Plus size={16} aria-hidden />}
              onClick={() =>
                form.change({ exceptions: [...exceptions, { date: '', windows: [usualWindow], note: '' }] })
              }
            >
              {t('exceptions.add')}
            </Button>
          </Row>
        )}
      </Stack>
      {form.problem !== null && <InlineNotice kind="error">{form.problem}</InlineNotice>}
      <DialogActions>
        <Button type="submit" loading={form.isSaving} aria-busy={form.isSaving}>
          {t('save')}
        </Button>
      </DialogActions>
    </Stack>
  );
}
