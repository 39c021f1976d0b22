import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useCountryName } from '@riderbell/web/i18n/country-name.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { paths } from '../../../platform/paths.ts';
import type { LandingEntry } from '../landing-entry.ts';
import classes from './individuals.module.css';

/** What a parcel may be, what it must not be, and how to send it: without an account where guests are admitted. */
export function SendParcel({ entry: { startPath, canRegister, canGuestsSend } }: { entry: LandingEntry }) {
  const t = useTexts('landing');
  const formats = useFormats();
  const { serviceLabel: service } = useBrand();
  const {
    weight_limit_kg: kilograms,
    distance_limit_metres: metres,
    item_value_ceiling: ceiling,
  } = useDeployment().rules;
  const country = useCountryName().inSentence;
  const limits = { country, service, weight: formats.weight(kilograms), distance: formats.distance(metres) };
  return (
    <Stack as="section" align="start" aria-labelledby="landing-send">
      <Text as="h4" size={8} weight={750} id="landing-send" after={1.5}>
        {t('entry.send.title')}
      </Text>
      <Text tone="soft" pretty measure="short" after={3}>
        {t('entry.send.limits', limits)}
      </Text>
      {ceiling !== null && (
        <Text tone="soft" pretty measure="short" after={3}>
          {t('entry.send.value', { value: formats.money(ceiling) })}
        </Text>
      )}
      <Text tone="soft" pretty measure="short" after={3}>
        {t(canGuestsSend ? 'entry.send.as-guest' : 'entry.send.with-account')}
      </Text>
      <Row align="stretch" wrap gap={5}>
        <Text as={Link} to={paths.prohibitedItems()} size={4} weight={700} className={classes.link}>
          {t('entry.send.prohibited')}
        </Text>
        <Text as={Link} to={paths.termsAndConditions()} size={4} weight={700} className={classes.link}>
          {t('entry.send.terms')}
        </Text>
      </Row>
      <Row gap={2.5} before={5} align="stretch" wrap share className={classes.actions}>
        <Link to={startPath} className={buttonLook(canGuestsSend ? 'filled' : 'light', 'lg')}>
          {t(canGuestsSend ? 'entry.send.action' : 'log-in')}
        </Link>
        {!canGuestsSend && canRegister && (
          <Link to={paths.register()} className={buttonLook('filled', 'lg')}>
            {t('register')}
          </Link>
        )}
      </Row>
    </Stack>
  );
}
