import { estimateDelivery } from '@riderbell/domain/quotes/estimation.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { MoneyText } from '@riderbell/ui/values.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { Stops } from '@riderbell/ui/stops.tsx';
import { type PriceChoice, feeOf } from './price-table.ts';
import classes from './fee-summary.module.css';

/** The summary beside a request, for the chosen distance. */
export function FeeSummary({ choice }: { choice: PriceChoice }) {
  const t = useTexts('landing');
  const formats = useFormats();
  const deployment = useDeployment();
  const { total, parts } = feeOf(deployment, choice);
  const { pickUpMinutes, dropOffMinutes } = estimateDelivery({
    pickUpMetres: null,
    dropOffMetres: choice.metres,
    vehicle: 'motorbike',
    minimumEtaMinutes: deployment.rules.minimum_eta_minutes,
  });
  const rows = [
    { name: t('prices.base'), amount: parts.base },
    { name: t('prices.way', { distance: formats.distance(choice.metres) }), amount: parts.distance },
    ...(parts.surcharge > 0 ? [{ name: t('prices.cash'), amount: parts.surcharge }] : []),
  ];
  return (
    <Card gap={4} className={classes.card}>
      <Stops as="dl">
        <Stop name={t('prices.from')} place={t('prices.shop')} />
        <Stop name={t('prices.to')} place={t('prices.customer')} />
      </Stops>
      <Grid as="dl" columns={2} gap={3} line="after">
        <Time name={t('prices.collect')} minutes={pickUpMinutes} />
        <Time name={t('prices.deliver')} minutes={dropOffMinutes} />
      </Grid>
      <Stack as="dl" gap={1.5}>
        {rows.map(({ name, amount }) => (
          <Text as={Row} key={name} gap={4} justify="between" tone="soft" numbers>
            <dt>{name}</dt>
            <dd>
              <MoneyText>{formats.money(amount)}</MoneyText>
            </dd>
          </Text>
        ))}
      </Stack>
      <Row as={Text} gap={4} align="baseline" justify="between" weight={650} line="before">
        <span>{t('prices.total')}</span>
        <Text as="output" display lines="tight" className={classes.fee}>
          <MoneyText>{formats.money(total)}</MoneyText>
        </Text>
      </Row>
    </Card>
  );
}

function Stop({ name, place }: { name: string; place: string }) {
  return (
    <div>
      <Text as="dt" size={3} tone="soft">
        {name}
      </Text>
      <Text as="dd" weight={650}>
        {place}
      </Text>
    </div>
  );
}

function Time({ name, minutes }: { name: string; minutes: number }) {
  const formats = useFormats();
  return (
    <div>
      <Text as="dt" size={3} tone="soft">
        {name}
      </Text>
      <Text as="dd" size={9} weight={700}>
        {formats.duration(minutes * 60)}
      </Text>
    </div>
  );
}
