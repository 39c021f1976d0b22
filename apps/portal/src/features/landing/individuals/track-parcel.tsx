import { parcelToTrack, type ParcelToTrack } from '@riderbell/domain/tracking/parcel-to-track.ts';
import { CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useNavigate } from 'react-router';
import { useIsHydrated } from '@riderbell/web/use-is-hydrated.ts';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { paths } from '../../../platform/paths.ts';
import classes from './individuals.module.css';

type Refusal = Extract<ParcelToTrack, { kind: 'refused' }>['because'];

/** An id in the usual shape, with a word joiner, so that no line breaks at its dash. */
const example = 'guest-\u20607K3M9QX2AB';

/**
 * Leads from an order id, or from a tracking link, to the page of the parcel, which reports what it finds. The field is uncontrolled
 * and in no form: the server renders it too, and what the visitor types before the scripts load has to stay (decision 015).
 */
export function TrackParcel() {
  const t = useTexts('landing');
  const navigate = useNavigate();
  const isLive = useIsHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const track = () => {
    const parcel = parcelToTrack(field.current?.value ?? '', window.location.host);
    if (parcel.kind === 'order') return void navigate(paths.trackingC2c(parcel.orderId));
    setRefusal(parcel.because);
    return field.current?.focus();
  };
  return (
    <Stack as="section" align="start" aria-labelledby="landing-track">
      <Text as="h4" size={8} weight={750} id="landing-track" after={1.5}>
        {t('entry.track.title')}
      </Text>
      <Text tone="soft" pretty measure="short" after={3}>
        {t('entry.track.text')}
      </Text>
      <Text as="label" size={4} weight={650} before={3} after={1.5} htmlFor="landing-parcel">
        {t('entry.track.label')}
      </Text>
      <Row gap={2.5} align="stretch" wrap share className={classes.row}>
        <input
          ref={field}
          id="landing-parcel"
          className={classes.field}
          type="text"
          dir="auto"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={refusal !== null}
          aria-describedby="landing-parcel-fault"
          onInput={() => setRefusal(null)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) track();
          }}
        />
        <button type="button" className={buttonLook('filled', 'lg')} disabled={!isLive} onClick={track}>
          {t('entry.track.action')}
        </button>
      </Row>
      <Row
        as="p"
        align="start"
        gap={2}
        before={2}
        id="landing-parcel-fault"
        className={`${classes.fault} ${textLook({ size: 4, weight: 600, tone: 'negative', pretty: true })}`}
      >
        {refusal !== null && (
          <>
            <CircleAlert size={18} aria-hidden />
            <span>{t(`entry.track.${refusal}`, { example })}</span>
          </>
        )}
      </Row>
    </Stack>
  );
}
