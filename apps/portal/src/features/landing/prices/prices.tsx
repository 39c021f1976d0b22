import { useState } from 'react';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useCountryName } from '@riderbell/web/i18n/country-name.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import sections from '../landing.module.css';
import { Choice } from './choice.tsx';
import { DistanceSlider } from './distance-slider.tsx';
import { FeeSummary } from './fee-summary.tsx';
import { type PriceChoice, includedMetresIn } from './price-table.ts';
import classes from './prices.module.css';
import { useCityName } from './use-city-name.ts';

/** Pay as you go (specification §2, §9): the price of a delivery here, by the product's own rule, as the visitor changes the distance. */
export function Prices() {
  const t = useTexts('landing');
  const { prices, rules } = useDeployment();
  const country = useCountryName().inSentence;
  const cityName = useCityName();
  const limit = rules.distance_limit_metres;
  const [choice, setChoice] = useState<PriceChoice>({
    metres: Math.min(2500, limit),
    city: prices.cities[0]?.name ?? '',
    cash: rules.cash_on_delivery,
  });
  const ask = (change: Partial<PriceChoice>) => setChoice((before) => ({ ...before, ...change }));
  return (
    <section id="prices" className={sections.section} aria-labelledby="landing-prices">
      <Grid className={classes.prices}>
        <div>
          <Text as="h2" display size="part" id="landing-prices" className={sections.title}>
            {t('prices.title')}
          </Text>
          <Text size={6} tone="soft" pretty measure="short" after={8} className={classes.lead}>
            {t('prices.text')}
          </Text>
          <Stack gap={6}>
            <DistanceSlider metres={choice.metres} limit={limit} onChange={(metres) => ask({ metres })} />
            {prices.cities.length > 0 && (
              <Choice
                name="city"
                legend={t('prices.city')}
                options={[
                  ...prices.cities.map(({ name }) => ({ value: name, label: cityName(name) })),
                  { value: '', label: t('prices.city.other', { country }) },
                ]}
                value={choice.city}
                onChange={(city) => ask({ city })}
              />
            )}
            {prices.cash_surcharge > 0 && (
              <Choice
                name="payment"
                legend={t('prices.payment')}
                options={[
                  { value: 'cash', label: t('prices.cash') },
                  { value: 'paid', label: t('prices.paid') },
                ]}
                value={choice.cash ? 'cash' : 'paid'}
                onChange={(payment) => ask({ cash: payment === 'cash' })}
              />
            )}
          </Stack>
          <Table city={choice.city} />
        </div>
        <FeeSummary choice={choice} />
      </Grid>
    </section>
  );
}

/** The price table in words. */
function Table({ city }: { city: string }) {
  const t = useTexts('landing');
  const formats = useFormats();
  const country = useCountryName().inSentence;
  const { prices } = useDeployment();
  const included = includedMetresIn(prices, city);
  const amount = formats.money(prices.per_kilometre);
  return (
    <Stack as="ul" gap={1.5} before={8} className={textLook({ size: 4, tone: 'soft', pretty: true, measure: 'long' })}>
      {prices.typical !== null && (
        <li>
          {t('prices.typical', {
            country,
            from: formats.money(prices.typical.from),
            to: formats.money(prices.typical.to),
          })}
        </li>
      )}
      <li>
        {included > 0
          ? t('prices.included', { distance: formats.distance(included), amount })
          : t('prices.each', { amount })}
      </li>
      <li>{t('prices.note')}</li>
    </Stack>
  );
}
